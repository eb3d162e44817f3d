import * as v from 'valibot';
import { call } from '../call.ts';
import { toProducts, WireProducts } from './wire-product.ts';

const ids = v.pipe(v.string(), v.regex(/^\w{1,64}(,\w{1,64}){0,99}$/));

export const listProducts = call({
  name: 'products.by-ids',
  summary: 'Describes products without their nutrition facts, by their ids.',
  service: 'products',
  method: 'GET',
  path: '/products/v1/details',
  write: false,
  auth: 'none',
  query: v.object({ ids }),
  response: WireProducts,
  errors: [],
  encode: (input: { ids: readonly string[] }) => ({ query: { ids: input.ids.join(',') } }),
  decode: toProducts,
});
