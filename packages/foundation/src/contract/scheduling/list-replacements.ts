import * as v from 'valibot';
import type { Product } from '../../domain/cart.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toProducts, WireProductsSchema } from '../cart/wire-product.ts';
import type { WireProducts } from '../cart/wire-product.ts';

/** A product, and the time slot at which it is unavailable. */
interface ReplacementQuestion {
  productId: string;
  optionId: string;
}

export const listReplacements: Call<ReplacementQuestion, readonly Product[], unknown, WireProducts> = call({
  name: 'scheduling.replacements',
  summary: 'Lists replacements for a product that is unavailable at a time.',
  service: 'scheduling',
  method: 'GET',
  path: '/scheduling/v1/replacements/{productId}',
  write: false,
  auth: 'bearer',
  query: v.object({ 'option.validate': v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  response: WireProductsSchema,
  errors: [],
  encode: ({ productId, optionId }) => ({
    params: { productId },
    query: { 'option.validate': optionId },
  }),
  decode: toProducts,
});
