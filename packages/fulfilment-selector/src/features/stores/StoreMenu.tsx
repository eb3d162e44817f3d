import { formatMessage } from '@grocer/foundation/embed';
import { Notice } from '@grocer/foundation/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTitle } from '../../window/use-title.ts';
import { ViewBody, ViewHeader } from '../../window/ViewHeader.tsx';
import { LazyDeliveries } from '../../core/LazyOptions.tsx';
import { DidYouKnow } from '../../window/results/DidYouKnow.tsx';
import { StoreList } from './StoreList.tsx';
import { SearchBox } from '../../window/search/SearchBox.tsx';
import { useSelectorStore, useText } from '../../core/context.tsx';
import type { Tab } from '../../window/tabs/rules.ts';
import { TabList } from '../../window/tabs/TabList.tsx';
import { storeMenuMessages } from './messages.ts';

/** Says that the banner sells nothing online, and links to its stores. */
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

/** The search box and the results for a tab [F-2.9]. */
function Shelf({ tab }: { readonly tab: Tab }): ReactNode {
  return (
    <>
      <SearchBox />
      <DidYouKnow />
      {tab === 'DELIVERY' ? <LazyDeliveries /> : <StoreList modality={tab} />}
    </>
  );
}

/** The stores and deliveries in tabs, or one list if the banner has only one kind [F-2.9] [F-2.10]. */
export function StoreMenu(): ReactNode {
  const { tabLayout } = useSelectorStore(({ settings }) => settings);
  const tab = useSelectorStore((state) => state.tab);
  const id = useId();
  return (
    <>
      <ViewHeader title={useTitle()} />
      {tabLayout.kind === 'tabs' && <TabList tabs={tabLayout.tabs} on={tab} id={id} />}
      <ViewBody>
        {tabLayout.kind === 'none' && <NoneOnline />}
        {tabLayout.kind === 'list' && <Shelf tab={tab} />}
        {tabLayout.kind === 'tabs' && (
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
