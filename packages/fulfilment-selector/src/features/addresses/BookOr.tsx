import { PageLink } from '@grocer/foundation/embed';
import { Announcement, Button, Notice, RetryNotice, Skeleton, SlowStatus } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { frameMessages } from '../../window/messages.ts';
import { useSelectorCore, useSelectorStore, useText } from '../../core/context.tsx';
import { useLazyActions } from '../../core/lazy-actions.ts';
import { addressMessages } from './messages.ts';
import { isCurrentRemoved } from '../../core/address-rules.ts';
import { useOffered } from './use-offered.ts';

function LoadingCards(): ReactNode {
  const { loadingAddresses } = useText('frame', frameMessages);
  return (
    <div className="grocer-results" aria-busy="true" data-part="loading">
      {[0, 1].map((card) => (
        <div key={card} className="grocer-card-frame">
          <Skeleton width={16} />
          <Skeleton width={12} />
        </div>
      ))}
      <SlowStatus text={loadingAddresses} />
    </div>
  );
}

/** Renders its children once the addresses are loaded, else a loading or error state. */
export function BookOr({ children }: { readonly children: ReactNode }): ReactNode {
  const text = useText('addresses', addressMessages);
  const { phase } = useSelectorStore((state) => state.book);
  const { loadBook } = useLazyActions();
  if (phase === 'ready') return children;
  if (phase !== 'failed') return <LoadingCards />;
  return (
    <RetryNotice
      part="addresses-failed"
      text={text.loadFailed}
      retry={text.retry}
      onRetry={() => void loadBook()}
    />
  );
}

/** The introduction of a view and news of the book: an address was saved or removed, or is gone. */
export function BookNews({ children }: { readonly children?: ReactNode }): ReactNode {
  const text = useText('addresses', addressMessages);
  const announcement = useSelectorStore((state) => state.announcement);
  const isGone = useSelectorStore(isCurrentRemoved);
  return (
    <>
      <div className="grocer-news-place">
        {children}
        {/* For sighted users; screen readers get the announcement below. */}
        {announcement && (
          <p className="grocer-news" aria-hidden="true">
            {text[announcement]}
          </p>
        )}
      </div>
      {announcement && <Announcement key={announcement} text={text[announcement]} />}
      {isGone && <Notice tone="warning" part="current-deleted" text={text.currentRemoved} />}
    </>
  );
}

const ALL_PATH = '/account/addresses';

/** Shows all addresses: expands a short list [F-9.12], else links to the host's page of addresses [F-2.1]. */
export function ViewAll(): ReactNode {
  const text = useText('addresses', addressMessages);
  const { nextId } = useOffered();
  const { store } = useSelectorCore();
  if (nextId !== undefined) {
    const showAll = (): void => store.setState({ wantsAll: true, landing: { id: nextId } });
    return (
      <Button kind="quiet" part="view-all" onPress={showAll}>
        {text.viewAll}
      </Button>
    );
  }
  return (
    <PageLink to={ALL_PATH} part="view-all">
      {text.viewAll}
    </PageLink>
  );
}
