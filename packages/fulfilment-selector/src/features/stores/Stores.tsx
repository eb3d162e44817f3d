import { formatMessage, pluralOf } from '@grocer/foundation/embed';
import type { DistanceOf } from '@grocer/foundation/embed';
import { AnnouncedNotice, Announcement, Button, useStyles } from '@grocer/foundation/ui';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { cardsCss } from '../../window/card-styles.ts';
import { useContent, useSelectorActions, useSelectorStore, useText } from '../../core/context.tsx';
import { storeIdOf } from '../../core/used-rules.ts';
import type { Found } from '../../window/results/rules.ts';
import { storeMessages } from '../../window/results/store-messages.ts';
import { firstStores, groupsOf } from './store-rules.ts';
import type { StoreGroup } from './store-rules.ts';
import { StoreCard } from './StoreCard.tsx';
import type { StoreModality } from './StoreCard.tsx';
import { usePlace } from '../../window/results/use-place.ts';

interface StoresProps {
  readonly found: Found;
  readonly modality: StoreModality;
  /** Returns the distance of a store as text. */
  readonly distanceOf: DistanceOf;
}

interface GroupProps extends Omit<StoresProps, 'found'> {
  readonly group: StoreGroup;
  /** The index of its first store in the whole list. */
  readonly from: number;
}

function Group({ group, modality, from, distanceOf }: GroupProps): ReactNode {
  const text = useText('stores', storeMessages);
  const current = useSelectorStore(({ used }) => storeIdOf(used));
  // The order stays, but another store may be in use by now.
  const isPast = group.heading === 'current' && group.stores.every((store) => store.locationId !== current);
  const heading = isPast ? 'more' : group.heading;
  return (
    <section className="grocer-group" data-part={`group-${group.heading}`}>
      <h3 className="grocer-group-heading">{text[heading]}</h3>
      <ul className="grocer-results grocer-stores">
        {group.stores.map((store, index) => (
          <StoreCard
            key={store.locationId}
            store={store}
            modality={modality}
            isCurrent={store.locationId === current}
            index={from + index}
            distance={distanceOf(store, text.miles)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Says that there are no such stores nearby [F-2.27]. */
function NoStores({ modality }: { readonly modality: StoreModality }): ReactNode {
  const text = useText('stores', storeMessages);
  const content = useContent();
  const words = content(`stores.none.${modality}`, text.none[modality]);
  const place = usePlace();
  const said = formatMessage(words, { place, zip: place });
  return <AnnouncedNotice tone="info" part="no-stores" text={said} />;
}

/** The stores found, page by page. Their order does not change while the window is open. */
export function Stores({ found, modality, distanceOf }: StoresProps): ReactNode {
  useStyles(cardsCss);
  const text = useText('stores', storeMessages);
  const { locale } = useSelectorStore(({ settings }) => settings);
  const shown = useSelectorStore((state) => state.shown);
  const { showMore } = useSelectorActions();
  const list = useRef<HTMLDivElement>(null);
  const [hasMore, setHasMore] = useState(false);
  const place = usePlace();
  const grouped = useMemo(() => groupsOf(found, modality), [found, modality]);
  const { groups, total } = firstStores(grouped, shown);
  if (total === 0) return <NoStores modality={modality} />;
  const count = String(total);
  const all = formatMessage(pluralOf(text.found, total, locale), { count, place });
  function more(): void {
    // The first new store has to be rendered before it can get focus.
    flushSync(() => {
      showMore();
      setHasMore(true);
    });
    list.current?.querySelector<HTMLElement>(`[data-index="${shown}"]`)?.focus();
  }
  const showing = formatMessage(text.showing, { shown: String(Math.min(shown, total)), count });
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { stores }) => sum + stores.length, 0),
  );
  return (
    <div ref={list} className="grocer-groups">
      <Announcement text={hasMore ? showing : all} />
      {groups.map((group, at) => (
        <Group
          key={group.heading}
          group={group}
          modality={modality}
          from={starts[at] ?? 0}
          distanceOf={distanceOf}
        />
      ))}
      {total > shown && (
        <Button kind="secondary" part="load-more" wide onPress={more}>
          {text.loadMore}
        </Button>
      )}
    </div>
  );
}
