import { focusIfLost } from '@grocer/foundation/embed';
import { Button, Icon, LiveRegion, Notice } from '@grocer/foundation/ui';
import { ChevronLeft } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAccountActions, useAccountCore, useAccountStore, useText } from '../../core/context.tsx';
import { PreferenceSection } from '../../preferences/PreferenceSection.tsx';
import { preferredStoreReading } from '../../profile/reading.ts';
import { preferredStoreMessages } from './messages.ts';
import { StoreRow } from './PreferredStore.tsx';
import { FoundStores } from './FoundStores.tsx';
import { SearchForm } from './SearchForm.tsx';

function Yours(): ReactNode {
  const text = useText('preferredStore', preferredStoreMessages);
  const account = useAccountCore();
  const known = useAccountStore((state) => state.preferredStore);
  return (
    <PreferenceSection
      title={text.yours}
      part="your-store"
      known={known}
      rows={1}
      onLoad={(isUnasked) => void preferredStoreReading(account).load(isUnasked)}
      unknown={text.unknown}
    >
      {({ store }) => (
        <div className="grocer-prefs-group">
          {store ? (
            <StoreRow store={store}>
              <span className="grocer-badge">{text.preferred}</span>
            </StoreRow>
          ) : (
            <p className="grocer-prefs-foot">{text.none}</p>
          )}
        </div>
      )}
    </PreferenceSection>
  );
}

/** The page on which a store is searched for and preferred. */
export function StoreChooser(): ReactNode {
  const text = useText('preferredStore', preferredStoreMessages);
  const { stopChoosingStore } = useAccountActions();
  const isSaved = useAccountStore(({ storeChoice }) => storeChoice.phase === 'saved');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // The pressed button has disappeared with its row.
    if (isSaved) focusIfLost(heading.current);
  }, [isSaved]);
  return (
    <>
      <div className="grocer-prefs-back">
        <Button kind="quiet" part="back" onPress={stopChoosingStore}>
          <Icon of={ChevronLeft} size={16} turns />
          {text.back}
        </Button>
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {text.label}
      </h1>
      <LiveRegion>{isSaved && <Notice tone="success" part="store-preferred" text={text.done} />}</LiveRegion>
      <Yours />
      <SearchForm />
      <FoundStores />
    </>
  );
}
