import * as v from 'valibot';
import { call } from '../call.ts';
import { toProducts, WireProducts } from '../cart/wire-product.ts';

export const listReplacements = call({
  name: 'scheduling.replacements',
  summary: 'Lists products that can be had at a time instead of one that cannot.',
  service: 'scheduling',
  method: 'GET',
  path: '/scheduling/v1/replacements/{productId}',
  write: false,
  auth: 'bearer',
  query: v.object({ 'option.validate': v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
  response: WireProducts,
  errors: [],
  encode: ({ productId, optionId }: { productId: string; optionId: string }) => ({
    params: { productId },
    query: { 'option.validate': optionId },
  }),
  decode: toProducts,
});
