import { formatMessage } from '@grocer/foundation/embed';
import { Button, Icon, StoreLines } from '@grocer/foundation/ui';
import type { StoreResult } from '@grocer/foundation/domain';
import { ArrowUpRight } from 'lucide';
import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { useSelectorActions, useSelectorStore, useText } from '../../core/context.tsx';
import { storeMessages } from '../../window/results/store-messages.ts';

/** The modalities for which a store is chosen. */
export type StoreModality = 'PICKUP' | 'IN_STORE';

interface StoreCardProps {
  readonly store: StoreResult;
  readonly modality: StoreModality;
  readonly isCurrent: boolean;
  /** The index in the whole list, which Load more uses to move focus. */
  readonly index: number;
  /** The distance as text. */
  readonly distance: string;
}

/** A link to the site of another banner's store [F-2.26]. */
function VisitLink({ store }: { readonly store: StoreResult }): ReactNode {
  const text = useText('stores', storeMessages);
  if (!store.externalNavigation) return null;
  const { webUrl, linkText } = store.externalNavigation;
  return (
    <a
      className="grocer-button"
      data-kind="secondary"
      data-part="visit-store"
      href={webUrl}
      target="_blank"
      rel="noopener noreferrer"
    >
      {linkText === '' ? text.visitStore : linkText}{' '}
      <span className="grocer-hidden">{formatMessage(text.opensSite, { store: store.vanityName })}</span>
      <Icon of={ArrowUpRight} size={16} />
    </a>
  );
}

/** Chooses a store, or continues shopping if it is chosen already [F-4.10]. */
function StoreButton({
  store,
  modality,
  isCurrent,
}: Pick<StoreCardProps, 'store' | 'modality' | 'isCurrent'>): ReactNode {
  const text = useText('stores', storeMessages);
  const { shop } = useSelectorActions();
  const { locationId, vanityName } = store;
  const place = `${modality}:${locationId}`;
  // Selects the state of its own store only, so that a press does not render all stores again.
  const phase = useSelectorStore(({ choosing }) =>
    choosing.phase !== 'idle' && choosing.place === place ? choosing.phase : 'idle',
  );
  const shopHere = modality === 'PICKUP' ? text.shopPickup : text.shopInStore;
  const action = isCurrent ? shopHere : text.selectStore;
  const press = (): void =>
    void shop({ modality, destination: { kind: 'store', locationId }, isOwnDelivery: false }, place);
  return (
    <div className="grocer-store-action">
      <Button
        kind={isCurrent ? 'primary' : 'secondary'}
        part="select-store"
        label={formatMessage(text.actionAt, { action, store: vanityName })}
        busy={phase === 'saving'}
        onPress={press}
      >
        {action}
      </Button>
      {phase === 'failed' && (
        <p className="grocer-why" role="alert">
          {text.chooseFailed}
        </p>
      )}
    </div>
  );
}

/** A store in the results [F-2.26]. */
export const StoreCard = memo(function StoreCard(props: StoreCardProps): ReactNode {
  const { store, modality, isCurrent, index, distance } = props;
  const text = useText('stores', storeMessages);
  const id = useId();
  const isElsewhere = store.isCrossBanner && store.externalNavigation !== undefined;
  return (
    <li>
      <article
        className="grocer-card-frame grocer-store"
        data-part="store"
        data-state={isCurrent ? 'current' : undefined}
        aria-labelledby={id}
        aria-current={isCurrent || undefined}
      >
        <div>
          <h4 className="grocer-store-name" id={id} tabIndex={-1} data-index={index}>
            {store.vanityName}
            {store.isLockerPickupLocation && <span className="grocer-badge">{text.locker}</span>}
          </h4>
          <StoreLines store={store} distance={distance} words={text} />
        </div>
        {isElsewhere ? (
          <VisitLink store={store} />
        ) : (
          <StoreButton store={store} modality={modality} isCurrent={isCurrent} />
        )}
      </article>
    </li>
  );
});
