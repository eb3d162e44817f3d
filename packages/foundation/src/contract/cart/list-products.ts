import * as v from 'valibot';
import type { Product } from '../../domain/cart.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toProducts, WireProductsSchema } from './wire-product.ts';
import type { WireProducts } from './wire-product.ts';

const ids = v.pipe(v.string(), v.regex(/^\w{1,64}(,\w{1,64}){0,99}$/));

export const listProducts: Call<{ ids: readonly string[] }, readonly Product[], unknown, WireProducts> = call(
  {
    name: 'products.by-ids',
    summary: 'Reads products by their ids, without nutrition facts.',
    service: 'products',
    method: 'GET',
    path: '/products/v1/details',
    write: false,
    auth: 'none',
    query: v.object({ ids }),
    response: WireProductsSchema,
    errors: [],
    encode: (input) => ({ query: { ids: input.ids.join(',') } }),
    decode: toProducts,
  },
);
