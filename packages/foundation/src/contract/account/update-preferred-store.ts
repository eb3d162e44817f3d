import * as v from 'valibot';
import type { Store } from '../../domain/store.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import {
  PREFERRED_STORE_PATH,
  PreferredStoreAnswerSchema,
  toPreferredStore,
} from './wire-preferred-store.ts';
import type { PreferredStore, PreferredStoreAnswer } from './wire-preferred-store.ts';

/** A store, identified by the two numbers that a profile uses. */
interface PreferredStoreBody {
  preferredStoreDivisionNumber: string;
  preferredStoreNumber: string;
}

export const updatePreferredStore: Call<
  Pick<Store, 'divisionNumber' | 'storeNumber'>,
  PreferredStore,
  PreferredStoreBody,
  PreferredStoreAnswer
> = call({
  name: 'account.preferred-store.update',
  summary: 'Sets the shopper’s preferred store of a banner.',
  service: 'account',
  method: 'POST',
  path: PREFERRED_STORE_PATH,
  write: true,
  auth: 'bearer',
  body: v.object({
    preferredStoreDivisionNumber: v.pipe(v.string(), v.length(3)),
    preferredStoreNumber: v.pipe(v.string(), v.length(5)),
  }),
  response: PreferredStoreAnswerSchema,
  errors: [],
  encode: ({ divisionNumber, storeNumber }) => ({
    body: { preferredStoreDivisionNumber: divisionNumber, preferredStoreNumber: storeNumber },
  }),
  decode: toPreferredStore,
});
