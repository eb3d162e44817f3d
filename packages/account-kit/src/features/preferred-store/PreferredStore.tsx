import { Button, Icon, StoreLines } from '@grocer/foundation/ui';
import type { StoreResult } from '@grocer/foundation/domain';
import { Store } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAccountActions, useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { PreferenceSection } from '../../preferences/PreferenceSection.tsx';
import { preferredStoreReading } from '../../profile/reading.ts';
import { preferredStoreMessages } from './messages.ts';

/** A store with its details and action. */
export function StoreRow({
  store,
  distance,
  children,
}: {
  readonly store: StoreResult;
  readonly distance?: string;
  readonly children: ReactNode;
}): ReactNode {
  const text = useText('preferredStore', preferredStoreMessages);
  return (
    <div className="grocer-store-row" data-part="store">
      <Icon of={Store} size={20} />
      <div>
        <p className="grocer-pref-name">{store.vanityName}</p>
        <StoreLines store={store} words={text} {...(distance !== undefined && { distance })} />
      </div>
      {children}
    </div>
  );
}

function Current({ store }: { readonly store: StoreResult | undefined }): ReactNode {
  const text = useText('preferredStore', preferredStoreMessages);
  const { startChoosingStore } = useAccountActions();
  if (!store)
    return (
      <div className="grocer-store-row" data-part="no-store">
        <Icon of={Store} size={20} />
        <p>{text.none}</p>
        <Button kind="secondary" part="change-store" onPress={startChoosingStore}>
          {text.choose}
        </Button>
      </div>
    );
  return (
    <StoreRow store={store}>
      <Button kind="quiet" part="change-store" label={text.changeStore} onPress={startChoosingStore}>
        {text.change}
      </Button>
    </StoreRow>
  );
}

/** The section of the preferred store, with a button to choose another one. */
export function PreferredStore(): ReactNode {
  const text = useText('preferredStore', preferredStoreMessages);
  const account = useAccountCore();
  const known = useAccountStore((state) => state.preferredStore);
  const wasChoosing = useAccountStore((state) => state.wasChoosingStore);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the search, focus returns to the button that opened it.
    if (!wasChoosing) return;
    place.current?.querySelector('button')?.focus();
    account.store.setState({ wasChoosingStore: false });
  }, [wasChoosing, account]);
  return (
    <PreferenceSection
      title={text.label}
      part="preferred-store"
      known={known}
      rows={1}
      onLoad={(isUnasked) => void preferredStoreReading(account).load(isUnasked)}
      unknown={text.unknown}
    >
      {({ store }) => (
        <div ref={place} className="grocer-prefs-group">
          <Current store={store} />
        </div>
      )}
    </PreferenceSection>
  );
}
