import * as v from 'valibot';
import type { CatalogueProduct } from '../../domain/cart.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toModality, WireModalitySchema } from '../modality/wire-modality.ts';
import type { WireModality } from '../modality/wire-modality.ts';
import type { WireData } from '../wire-data.ts';
import { toProduct, wireProductEntries } from './wire-product.ts';
import type { WireProduct } from './wire-product.ts';

/** Search criteria. Without any, all products are found. */
export interface ProductSearch {
  readonly aisle?: string | undefined;
  /** Search words; each must occur in the product's texts. */
  readonly text?: string | undefined;
  readonly gtins?: readonly string[] | undefined;
}

/** Wire format of a catalogue product. */
export interface WireCatalogueProduct extends WireProduct {
  brand: string;
  aisle: string;
  family: string;
  unitPrice: string;
  image: string;
  minimumAge?: number | undefined;
  soldByWeight: boolean;
  snapEligible: boolean;
  modalityTypes: WireModality[];
  stockLevel: 'IN' | 'LOW' | 'OUT';
  location: string;
  tags: string[];
  isNew: boolean;
}

const toCatalogueProduct = (wire: WireCatalogueProduct): CatalogueProduct => ({
  ...toProduct(wire),
  brand: wire.brand,
  aisle: wire.aisle,
  family: wire.family,
  unitPrice: wire.unitPrice,
  image: wire.image,
  minimumAge: wire.minimumAge,
  isSoldByWeight: wire.soldByWeight,
  isSnapEligible: wire.snapEligible,
  modalities: wire.modalityTypes.map(toModality),
  stock: wire.stockLevel,
  location: wire.location,
  tags: wire.tags,
  isNew: wire.isNew,
});

export const searchProducts: Call<
  ProductSearch,
  readonly CatalogueProduct[],
  unknown,
  WireData<'products', WireCatalogueProduct[]>
> = call({
  name: 'products.search',
  summary: 'Finds products by aisle, words or codes, with the data that a shop shows.',
  service: 'products',
  method: 'GET',
  path: '/products/v1/search',
  write: false,
  auth: 'none',
  query: v.object({
    aisle: v.optional(v.pipe(v.string(), v.maxLength(40))),
    query: v.optional(v.pipe(v.string(), v.maxLength(120))),
    gtin13s: v.optional(v.pipe(v.string(), v.regex(/^\d{8,14}(,\d{8,14}){0,299}$/))),
  }),
  response: v.object({
    data: v.object({
      products: v.array(
        v.object({
          ...wireProductEntries,
          brand: v.string(),
          aisle: v.string(),
          family: v.string(),
          unitPrice: v.string(),
          image: v.string(),
          minimumAge: v.optional(v.number()),
          soldByWeight: v.boolean(),
          snapEligible: v.boolean(),
          modalityTypes: v.array(WireModalitySchema),
          stockLevel: v.picklist(['IN', 'LOW', 'OUT']),
          location: v.string(),
          tags: v.array(v.string()),
          isNew: v.boolean(),
        }),
      ),
    }),
  }),
  errors: [],
  encode: ({ aisle, text, gtins }) => ({ query: { aisle, query: text, gtin13s: gtins?.join(',') } }),
  decode: ({ data }) => data.products.map(toCatalogueProduct),
});
