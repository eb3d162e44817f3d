import { createDistances, formatMessage, pluralOf } from '@grocer/foundation/embed';
import type { StoreResult } from '@grocer/foundation/domain';
import { Button, Icon, LiveRegion, RetryNotice, Skeleton } from '@grocer/foundation/ui';
import { Store } from 'lucide';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { valueOf } from '../../preferences/known.ts';
import { storeActions } from './actions.ts';
import { preferredStoreMessages } from './messages.ts';
import { StoreRow } from './PreferredStore.tsx';

/** A button that prefers a store, with the error text if that failed. */
function SelectButton({ store }: { readonly store: StoreResult }): ReactNode {
  const text = useText('preferredStore', preferredStoreMessages);
  const account = useAccountCore();
  const choice = useAccountStore((state) => state.storeChoice);
  const id = useId();
  const isMine = 'locationId' in choice && choice.locationId === store.locationId;
  const trouble = isMine && choice.phase === 'failed' ? choice.trouble : undefined;
  const action = trouble === undefined ? text.select : text.retry;
  return (
    <>
      <Button
        kind="secondary"
        part="select-store"
        label={formatMessage(text.actionAt, { action, store: store.vanityName })}
        busy={isMine && choice.phase === 'saving'}
        disabled={!isMine && choice.phase === 'saving'}
        describedBy={trouble && id}
        onPress={() => void storeActions(account).prefer(store)}
      >
        {action}
      </Button>
      {trouble !== undefined && (
        <p id={id} className="grocer-why" role="alert">
          {text.notSaved[trouble]}
        </p>
      )}
    </>
  );
}

function Found({ stores }: { readonly stores: readonly StoreResult[] }): ReactNode {
  const text = useText('preferredStore', preferredStoreMessages);
  const locale = useAccountStore(({ settings }) => settings.locale);
  const distanceOf = useMemo(() => createDistances(locale), [locale]);
  return (
    <ul className="grocer-prefs-group" data-part="stores">
      {stores.map((store) => (
        <li key={store.locationId}>
          <StoreRow store={store} distance={distanceOf(store, text.miles)}>
            <SelectButton store={store} />
          </StoreRow>
        </li>
      ))}
    </ul>
  );
}

function Nowhere(): ReactNode {
  const text = useText('preferredStore', preferredStoreMessages);
  return (
    <div className="grocer-prefs-empty" data-part="no-stores">
      <span className="grocer-prefs-mark">
        <Icon of={Store} size={20} />
      </span>
      <p className="grocer-pref-name">{text.nowhere}</p>
      <p className="grocer-small">{text.nowhereHint}</p>
    </div>
  );
}

function Failed({ place, isOffline }: { readonly place: string; readonly isOffline: boolean }): ReactNode {
  const text = useText('preferredStore', preferredStoreMessages);
  const account = useAccountCore();
  return (
    <RetryNotice
      part="search-failed"
      text={isOffline ? text.offline : text.searchFailed}
      retry={text.retry}
      onRetry={() => void storeActions(account).search(place)}
    />
  );
}

/** The stores that a search has found, without the one that is preferred already. */
export function FoundStores(): ReactNode {
  const text = useText('preferredStore', preferredStoreMessages);
  const search = useAccountStore((state) => state.storeSearch);
  const locale = useAccountStore(({ settings }) => settings.locale);
  const preferred = useAccountStore((state) => valueOf(state.preferredStore)?.store?.locationId);
  const id = useId();
  const found = search.phase === 'found' ? search.stores : [];
  const stores = found.filter(({ locationId }) => locationId !== preferred);
  const count = String(stores.length);
  const title =
    search.phase === 'found' &&
    formatMessage(pluralOf(text.found, stores.length, locale), { count, place: search.place });
  const isEmpty = stores.length === 0;
  return (
    <section className="grocer-prefs-part" aria-labelledby={id} data-part="found-stores">
      <LiveRegion>
        {search.phase === 'searching' && <span className="grocer-hidden">{text.searching}</span>}
        {title !== false && (
          <h2 id={id} className={isEmpty ? 'grocer-hidden' : 'grocer-label'}>
            {title}
          </h2>
        )}
        {title !== false && found.length === 0 && <Nowhere />}
        {isEmpty && found.length > 0 && <p>{text.onlyYours}</p>}
      </LiveRegion>
      {search.phase === 'searching' && (
        <div className="grocer-prefs-group" aria-busy="true">
          {[0, 1, 2].map((row) => (
            <div key={row} className="grocer-pref">
              <Skeleton width={16} />
            </div>
          ))}
        </div>
      )}
      {!isEmpty && <Found stores={stores} />}
      {search.phase === 'failed' && <Failed {...search} />}
    </section>
  );
}
