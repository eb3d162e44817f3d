import * as v from 'valibot';
import type { Product } from '../../domain/cart.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toProducts, WireProductsSchema } from './wire-product.ts';
import type { WireProducts } from './wire-product.ts';

const upcs = v.pipe(v.string(), v.regex(/^\d{8,14}(,\d{8,14}){0,99}$/));

export const lookUpProducts: Call<{ upcs: readonly string[] }, readonly Product[], unknown, WireProducts> =
  call({
    name: 'products.by-upcs',
    summary: 'Looks products up by their codes.',
    service: 'products',
    method: 'GET',
    path: '/products/v1/lookup',
    write: false,
    auth: 'none',
    query: v.object({ upcs }),
    response: WireProductsSchema,
    errors: [],
    encode: (input) => ({ query: { upcs: input.upcs.join(',') } }),
    decode: toProducts,
  });
