import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { STORES } from '../lengthen.ts';
import { ZIP } from './find-stores.ts';
import { offerStores } from './store-subject.ts';
import './virtual-list.css';

interface Store {
  readonly locationId: string;
  readonly vanityName: string;
  readonly address: {
    readonly addressLines: readonly string[];
    readonly cityTown: string;
    readonly stateProvince: string;
    readonly postalCode: string;
  };
  readonly distance: number;
  readonly isOpen: boolean;
  readonly openText: string;
  readonly externalNavigation?: { readonly webUrl: string; readonly linkText: string };
}

// The same elements as a store of the selector.
const Card = ({ store }: { readonly store: Store }): ReactNode => {
  const { addressLines, cityTown, stateProvince, postalCode } = store.address;
  return (
    <article className="store" aria-labelledby={store.locationId}>
      <div>
        <h4 id={store.locationId}>{store.vanityName}</h4>
        <dl>
          <div>
            <dt className="hidden">Address</dt>
            <dd>{`${addressLines.join(', ')}, ${cityTown}, ${stateProvince} ${postalCode}`}</dd>
          </div>
          <div>
            <dt className="hidden">Hours</dt>
            <dd>
              <span className="open">{store.isOpen ? 'Open' : 'Closed'}</span> {store.openText}
            </dd>
          </div>
          <div>
            <dt className="hidden">Distance</dt>
            <dd>{store.distance.toFixed(2)} miles</dd>
          </div>
        </dl>
      </div>
      {store.externalNavigation ? (
        <a href={store.externalNavigation.webUrl}>
          {store.externalNavigation.linkText} <span className="hidden">opens another site</span>
        </a>
      ) : (
        <button type="button" aria-label={`Select Store, ${store.vanityName}`}>
          Select Store
        </button>
      )}
    </article>
  );
};

function List({ stores }: { readonly stores: readonly Store[] }): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the library to compare with; memoises nothing
  const virtualizer = useVirtualizer({
    count: stores.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 112,
    overscan: 5,
  });
  return (
    <div ref={scroller} className="scroller">
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const store = stores[index];
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              {store && <Card store={store} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Page({ services }: { readonly services: string }): ReactNode {
  const [stores, setStores] = useState<readonly Store[]>();
  async function search(): Promise<void> {
    const answer = await fetch(`${services}/modality/v1/options`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address: { postalCode: ZIP } }),
    });
    const { data } = (await answer.json()) as { data: { storeDetails: readonly Store[] } };
    setStores(data.storeDetails.slice(0, STORES));
  }
  return (
    <>
      <button type="button" id="search" onClick={() => void search()}>
        Find Stores
      </button>
      {stores && <List stores={stores} />}
    </>
  );
}

offerStores(
  {
    mount: (place, services) => createRoot(place).render(<Page services={services} />),
    canSearch: () => document.getElementById('search') !== null,
    search: () => document.getElementById('search')?.click(),
    rows: () => [...document.querySelectorAll('.scroller li')],
    scroller: () => document.querySelector('.scroller') ?? document.body,
    loadMore: () => undefined,
  },
  STORES,
);
