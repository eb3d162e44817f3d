import * as v from 'valibot';
import { call } from '../call.ts';
import { toProducts, WireProducts } from './wire-product.ts';

const upcs = v.pipe(v.string(), v.regex(/^\d{8,14}(,\d{8,14}){0,99}$/));

export const lookUpProducts = call({
  name: 'products.by-upcs',
  summary: 'Looks products up by their codes.',
  service: 'products',
  method: 'GET',
  path: '/products/v1/lookup',
  write: false,
  auth: 'none',
  query: v.object({ upcs }),
  response: WireProducts,
  errors: [],
  encode: (input: { upcs: readonly string[] }) => ({ query: { upcs: input.upcs.join(',') } }),
  decode: toProducts,
});
