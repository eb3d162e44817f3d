import * as v from 'valibot';
import type { FlashSale } from '../../domain/cart.ts';
import { call } from '../call.ts';
import { toCents, WireAmount } from '../wire-amount.ts';

export const listFlashSales = call({
  name: 'flash-sales.list',
  summary: 'Lists the prices that end soon.',
  service: 'products',
  method: 'GET',
  path: '/products/v1/flash-sales',
  write: false,
  auth: 'none',
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
  encode: () => ({}),
  decode: ({ data }): readonly FlashSale[] =>
    data.flashSales.map(({ price, endsAt, ...sale }) => ({
      ...sale,
      price: toCents(price),
      endsAt: Date.parse(endsAt),
    })),
});
