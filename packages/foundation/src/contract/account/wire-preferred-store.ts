import * as v from 'valibot';
import type { StoreResult } from '../../domain/store.ts';
import { toStore, WireStoreSchema } from '../modality/wire-store.ts';
import type { WireStore } from '../modality/wire-store.ts';
import type { WireData } from '../wire-data.ts';

/** Path of the preferred store. */
export const PREFERRED_STORE_PATH = '/accountmanagement/api/preferred-store';

/** Response with the preferred store; `null` when there is none. */
export type PreferredStoreAnswer = WireData<'preferredStore', WireStore | null>;

export const PreferredStoreAnswerSchema = v.object({
  data: v.object({ preferredStore: v.nullable(WireStoreSchema) }),
});

/** The shopper's preferred store. */
export interface PreferredStore {
  readonly store: StoreResult | undefined;
}

export const toPreferredStore = ({ data: { preferredStore } }: PreferredStoreAnswer): PreferredStore => ({
  store: preferredStore ? toStore(preferredStore) : undefined,
});
