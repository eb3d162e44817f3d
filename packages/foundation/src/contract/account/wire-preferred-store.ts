import * as v from 'valibot';
import type { StoreResult } from '../../domain/store.ts';
import { toStore, WireStoreSchema } from '../modality/wire-store.ts';
import type { WireStore } from '../modality/wire-store.ts';
import type { WireData } from '../wire-data.ts';

/** Where the preferred store is kept. */
export const PREFERRED_STORE_PATH = '/accountmanagement/api/preferred-store';

/** The store that the shopper prefers; `null` where there is none. */
export type PreferredStoreAnswer = WireData<'preferredStore', WireStore | null>;

export const PreferredStoreAnswerSchema = v.object({
  data: v.object({ preferredStore: v.nullable(WireStoreSchema) }),
});

/** The store that a shopper prefers. */
export interface PreferredStore {
  readonly store: StoreResult | undefined;
}

export const toPreferredStore = ({ data: { preferredStore } }: PreferredStoreAnswer): PreferredStore => ({
  store: preferredStore ? toStore(preferredStore) : undefined,
});
