import * as v from 'valibot';
import type { FlashSale } from '../../domain/cart.ts';
import type { Modality } from '../../domain/modality.ts';
import { call } from '../call.ts';
import { WireModality } from '../modality/wire-modality.ts';
import { toCents, WireAmount } from '../wire-amount.ts';

/** Where and how somebody shops, as far as that is known. */
export interface FlashSaleQuestion {
  readonly modality?: Modality | undefined;
  readonly storeId?: string | undefined;
}

export const listFlashSales = call({
  name: 'flash-sales.list',
  summary: 'Lists the prices that end soon.',
  service: 'products',
  method: 'GET',
  path: '/products/v1/flash-sales',
  write: false,
  auth: 'none',
  query: v.object({
    modality: v.optional(WireModality),
    storeId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  response: v.object({
    data: v.object({
      flashSales: v.array(
        v.object({
          id: v.string(),
          gtin13: v.string(),
          price: WireAmount,
          endsAt: v.pipe(v.string(), v.isoTimestamp()),
        }),
      ),
    }),
  }),
  errors: [],
  encode: ({ modality, storeId }: FlashSaleQuestion) => ({ query: { modality, storeId } }),
  decode: ({ data }): readonly FlashSale[] =>
    data.flashSales.map(({ price, endsAt, ...sale }) => ({
      ...sale,
      price: toCents(price),
      endsAt: Date.parse(endsAt),
    })),
});
