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

/** The addresses, or how far they have come. */
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

/** What a view begins with, and what has happened to the book: the address in use is gone, or one was saved or removed. */
export function BookNews({ children }: { readonly children?: ReactNode }): ReactNode {
  const text = useText('addresses', addressMessages);
  const announcement = useSelectorStore((state) => state.announcement);
  const isGone = useSelectorStore(isCurrentRemoved);
  return (
    <>
      <div className="grocer-news-place">
        {children}
        {/* Seen at once, and said below. */}
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

/** The way to all addresses: the rest of a short list [F-9.12], else the page that the host has for them [F-2.1]. */
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
