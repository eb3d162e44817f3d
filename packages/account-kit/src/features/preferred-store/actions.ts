import { findStores, readPreferredStore, updatePreferredStore } from '@grocer/foundation/contract';
import { canonicalPostalCode, isPostalCode } from '@grocer/foundation/domain';
import type { Store, StoreResult } from '@grocer/foundation/domain';
import { oncePer, tellError } from '@grocer/foundation/embed';
import { createLatest, createWrites } from '@grocer/foundation/http';
import type { PreferredStore } from '@grocer/foundation/contract';
import type { GrocerError, Reconciled, Write } from '@grocer/foundation/http';
import { isOnline } from '@grocer/foundation/http';
import { valueOf } from '../../preferences/known.ts';
import type { AccountContext } from '../../preferences/reading.ts';
import { saveTroubleOf } from '../../preferences/trouble-rules.ts';
import { preferredStoreReading, rewardsReading } from '../../profile/reading.ts';
import type { StoreSearch } from './slice.ts';

type StoreNumbers = Pick<Store, 'locationId' | 'divisionNumber' | 'storeNumber'>;

/** Actions on the preferred store. */
interface StoreActions {
  /** Searches stores near a postal code; the last search wins. */
  search(text: string): Promise<void>;
  /** Prefers a store; ignored while another choice is being saved. */
  prefer(store: StoreResult): Promise<void>;
}

/** Returns the state after a search that failed or found nothing. */
function endOf({ code }: GrocerError, place: string): StoreSearch {
  if (code === 'no_stores_found') return { phase: 'found', place, stores: [] };
  if (code === 'postal_code_invalid') return { phase: 'refused' };
  return { phase: 'failed', place, isOffline: !isOnline() || code === 'network' };
}

/** The writes of each shopper, by the signal of their work. */
const writesOf = oncePer(({ store, deps }: AccountContext) => {
  const ofShopper = oncePer((signal: AbortSignal) =>
    createWrites<StoreNumbers>(deps.newId, () => () => !signal.aborted),
  );
  // A store that a read shows as preferred needs a new write once another one is preferred elsewhere.
  store.subscribe(({ preferredStore }, before) => {
    if (preferredStore === before.preferredStore) return;
    const now = valueOf(preferredStore)?.store?.locationId;
    ofShopper(deps.signal).forget(({ locationId }) => locationId === now);
  });
  return ofShopper;
});

/** Returns the actions on the account's preferred store. */
export const storeActions = oncePer((context: AccountContext): StoreActions => {
  const { store, deps } = context;
  const searches = createLatest(() => deps.signal);

  async function search(text: string): Promise<void> {
    const place = canonicalPostalCode(text);
    const signal = searches.next();
    if (!isPostalCode(place, 'US') && !isPostalCode(place, 'CA')) {
      store.setState({ storeSearch: { phase: 'refused' } });
      return;
    }
    store.setState({ storeSearch: { phase: 'searching', place } });
    const result = await deps.http.send(findStores, { postalCode: place }, { signal });
    if (signal.aborted) return;
    const storeSearch = result.ok
      ? ({ phase: 'found', place, stores: result.value } as const)
      : endOf(result.error, place);
    if (!result.ok && storeSearch.phase === 'failed') tellError(deps, result.error);
    store.setState({ storeSearch });
  }

  async function send({ key, sent }: Write<StoreNumbers>, signal: AbortSignal) {
    /** Checks whether a write with a lost response was applied. */
    async function reconcile(): Promise<Reconciled<PreferredStore>> {
      const seen = await deps.http.send(readPreferredStore, undefined, { signal });
      if (!seen.ok) return { kind: 'unknown' };
      return seen.value.store?.locationId === sent.locationId
        ? { kind: 'happened', value: seen.value }
        : { kind: 'did-not-happen' };
    }
    return deps.http.send(updatePreferredStore, sent, { signal, key, reconcile });
  }

  async function prefer({ locationId, divisionNumber, storeNumber }: StoreResult): Promise<void> {
    if (store.getState().storeChoice.phase === 'saving') return;
    store.setState({ storeChoice: { phase: 'saving', locationId } });
    const { signal } = deps;
    const writes = writesOf(context)(signal);
    const write = writes.of({ locationId, divisionNumber, storeNumber });
    const result = await send(write, signal);
    if (signal.aborted) return;
    writes.settle(write, result);
    if (!result.ok) {
      tellError(deps, result.error);
      const trouble = saveTroubleOf(result.error, isOnline());
      store.setState({ storeChoice: { phase: 'failed', locationId, trouble } });
      return;
    }
    preferredStoreReading(context).take(result.value);
    const isThere = result.value.store?.locationId === locationId;
    store.setState({
      storeChoice: isThere ? { phase: 'saved' } : { phase: 'failed', locationId, trouble: 'technical' },
    });
    if (!isThere) return;
    deps.report({ type: 'STORE_PREFERRED' });
    deps.emitter.emit('store:preferred', { locationId });
    // The new store may take part in community rewards even if the last one did not.
    await rewardsReading(context).load();
  }

  return { search, prefer };
});
