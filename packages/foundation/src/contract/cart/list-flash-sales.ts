import * as v from 'valibot';
import type { FlashSaleOffer } from '../../domain/cart.ts';
import type { Modality } from '../../domain/modality.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { WireModalitySchema } from '../modality/wire-modality.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';

/** The shopper's modality and store, as far as they are known. */
export interface FlashSaleQuestion {
  readonly modality?: Modality | undefined;
  readonly storeId?: string | undefined;
  /** Only sales of these products. Default: all sales. */
  readonly gtins?: readonly string[] | undefined;
}

// [C-3.11]
/** Wire format of a flash sale. */
interface WireFlashSale {
  id: string;
  gtin13: string;
  price: WireAmount;
  endsAt: string;
  description: string;
  customerFacingSize: string;
  category: string;
  regularPrice: WireAmount;
  percentOff: number;
  maxQuantity: number;
  couponId: string;
  sourceStoreId: string;
}

const toOffer = (wire: WireFlashSale): FlashSaleOffer => ({
  id: wire.id,
  gtin13: wire.gtin13,
  price: toCents(wire.price),
  endsAt: Date.parse(wire.endsAt),
  name: wire.description,
  size: wire.customerFacingSize,
  category: wire.category,
  regularPrice: toCents(wire.regularPrice),
  percentOff: wire.percentOff,
  maxQuantity: wire.maxQuantity,
  couponId: wire.couponId,
  sourceStoreId: wire.sourceStoreId,
});

// [C-7.19]

export const listFlashSales: Call<
  FlashSaleQuestion,
  readonly FlashSaleOffer[],
  unknown,
  WireData<'flashSales', WireFlashSale[]>
> = call({
  name: 'flash-sales.list',
  summary: 'Lists the flash sales.',
  service: 'products',
  method: 'GET',
  path: '/products/v1/flash-sales',
  write: false,
  auth: 'none',
  query: v.object({
    modality: v.optional(WireModalitySchema),
    storeId: v.optional(v.pipe(v.string(), v.maxLength(40))),
    gtin13s: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  }),
  response: v.object({
    data: v.object({
      flashSales: v.array(
        v.object({
          id: v.string(),
          gtin13: v.string(),
          price: WireAmountSchema,
          endsAt: v.pipe(v.string(), v.isoTimestamp()),
          description: v.string(),
          customerFacingSize: v.string(),
          category: v.string(),
          regularPrice: WireAmountSchema,
          percentOff: v.number(),
          maxQuantity: v.number(),
          couponId: v.string(),
          sourceStoreId: v.string(),
        }),
      ),
    }),
  }),
  errors: [],
  encode: ({ modality, storeId, gtins }) => ({ query: { modality, storeId, gtin13s: gtins?.join(',') } }),
  decode: ({ data }) => data.flashSales.map(toOffer),
});
