import { call } from '../call.ts';
import type { Call } from '../call.ts';
import {
  PREFERRED_STORE_PATH,
  PreferredStoreAnswerSchema,
  toPreferredStore,
} from './wire-preferred-store.ts';
import type { PreferredStore, PreferredStoreAnswer } from './wire-preferred-store.ts';

export const readPreferredStore: Call<unknown, PreferredStore, unknown, PreferredStoreAnswer> = call({
  name: 'account.preferred-store.read',
  summary: 'Reads the shopper’s preferred store.',
  service: 'account',
  method: 'GET',
  path: PREFERRED_STORE_PATH,
  write: false,
  auth: 'bearer',
  response: PreferredStoreAnswerSchema,
  errors: [],
  encode: () => ({}),
  decode: toPreferredStore,
});
