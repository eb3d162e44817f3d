import * as v from 'valibot';
import type { StoreResult } from '../../domain/store.ts';
import { tolerantCall } from '../call.ts';
import type { Call } from '../call.ts';
import { toStores, WireStoreSchema } from '../modality/wire-store.ts';
import type { WireStore } from '../modality/wire-store.ts';
import type { WireData } from '../wire-data.ts';

const answerOf = <Store extends v.GenericSchema>(store: Store) =>
  v.object({ data: v.object({ stores: v.array(store) }) });

export const findStores: Call<
  { readonly postalCode: string },
  readonly StoreResult[],
  unknown,
  WireData<'stores', WireStore[]>,
  WireData<'stores', unknown[]>
> = tolerantCall({
  name: 'account.store-locator',
  summary: 'Lists the banner’s stores within 500 miles of a postal code, nearest first.',
  service: 'account',
  method: 'GET',
  path: '/accountmanagement/api/store-locator',
  write: false,
  auth: 'optional',
  query: v.object({ postalCode: v.pipe(v.string(), v.maxLength(10)) }),
  response: answerOf(WireStoreSchema),
  // A store that this version cannot parse must not hide the others.
  tolerates: answerOf(v.unknown()),
  errors: [
    { status: 400, code: 'NO_STORES_FOUND', as: 'no_stores_found' },
    { status: 400, as: 'postal_code_invalid' },
  ],
  encode: ({ postalCode }) => ({ query: { postalCode } }),
  decode: ({ data }) => toStores(data.stores),
});
