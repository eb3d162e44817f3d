import * as v from 'valibot';
import type { FlashSale } from '../../domain/cart.ts';
import type { Modality } from '../../domain/modality.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { WireData } from '../wire-data.ts';
import { WireModalitySchema } from '../modality/wire-modality.ts';
import { toCents, WireAmountSchema } from '../wire-amount.ts';
import type { WireAmount } from '../wire-amount.ts';

/** Where and how somebody shops, as far as that is known. */
export interface FlashSaleQuestion {
  readonly modality?: Modality | undefined;
  readonly storeId?: string | undefined;
}

/** A price that ends soon, on the wire. */
interface WireFlashSale {
  id: string;
  gtin13: string;
  price: WireAmount;
  endsAt: string;
}

export const listFlashSales: Call<
  FlashSaleQuestion,
  readonly FlashSale[],
  unknown,
  WireData<'flashSales', WireFlashSale[]>
> = call({
  name: 'flash-sales.list',
  summary: 'Lists the prices that end soon.',
  service: 'products',
  method: 'GET',
  path: '/products/v1/flash-sales',
  write: false,
  auth: 'none',
  query: v.object({
    modality: v.optional(WireModalitySchema),
    storeId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  response: v.object({
    data: v.object({
      flashSales: v.array(
        v.object({
          id: v.string(),
          gtin13: v.string(),
          price: WireAmountSchema,
          endsAt: v.pipe(v.string(), v.isoTimestamp()),
        }),
      ),
    }),
  }),
  errors: [],
  encode: ({ modality, storeId }) => ({ query: { modality, storeId } }),
  decode: ({ data }): readonly FlashSale[] =>
    data.flashSales.map(({ price, endsAt, ...sale }) => ({
      ...sale,
      price: toCents(price),
      endsAt: Date.parse(endsAt),
    })),
});
