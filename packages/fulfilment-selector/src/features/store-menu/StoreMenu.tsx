import { formatMessage, useChunk } from '@grocer/foundation/embed';
import { Notice } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTitle } from '../../frame/use-title.ts';
import { ViewBody, ViewHeader } from '../../frame/ViewHeader.tsx';
import { LateDeliveries } from '../../options/LateOptions.tsx';
import { DidYouKnow } from '../../results/DidYouKnow.tsx';
import { loadStores } from '../../results/load-stores.ts';
import { StoreList } from '../../results/StoreList.tsx';
import { SearchBox } from '../../search/SearchBox.tsx';
import { useSelectorStore, useText } from '../../selector-context.tsx';
import type { Tab } from '../../tabs/rules.ts';
import { TabList } from '../../tabs/TabList.tsx';
import { storeMenuMessages } from './messages.ts';

/** That a banner sells nothing online, and where its stores are. */
function NoneOnline(): ReactNode {
  const text = useText('storeMenu', storeMenuMessages);
  const { locatorDomain, bannerName } = useSelectorStore(({ settings }) => settings);
  const names = { banner: bannerName };
  const link = (
    <a
      className="grocer-button"
      data-kind="quiet"
      data-part="find-store"
      href={`https://www.${locatorDomain}`}
    >
      {formatMessage(text.findStore, names)}
    </a>
  );
  return <Notice tone="info" part="none-online" text={formatMessage(text.noneOnline, names)} action={link} />;
}

/** The search box and what it finds for one way of shopping [F-2.9]. */
function Shelf({ tab }: { readonly tab: Tab }): ReactNode {
  const stores = useChunk(loadStores, true);
  return (
    <>
      <SearchBox />
      <DidYouKnow />
      {tab === 'DELIVERY' ? <LateDeliveries /> : <StoreList modality={tab} part={stores} />}
    </>
  );
}

/** The stores and deliveries there are, in tabs, or as one list where a banner has but one kind [F-2.9] [F-2.10]. */
export function StoreMenu(): ReactNode {
  const { shelves } = useSelectorStore(({ settings }) => settings);
  const tab = useSelectorStore((state) => state.tab);
  const id = useId();
  return (
    <>
      <ViewHeader title={useTitle()} />
      {shelves.kind === 'tabs' && <TabList tabs={shelves.tabs} on={tab} id={id} />}
      <ViewBody>
        {shelves.kind === 'none' && <NoneOnline />}
        {shelves.kind === 'list' && <Shelf tab={tab} />}
        {shelves.kind === 'tabs' && (
          <div
            className="grocer-panel"
            data-part="tab-panel"
            role="tabpanel"
            id={`${id}panel`}
            aria-labelledby={`${id}${tab}`}
          >
            <Shelf tab={tab} />
          </div>
        )}
      </ViewBody>
    </>
  );
}
