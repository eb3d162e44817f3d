import { Icon, RetryButton, Skeleton, SlowStatus } from '@grocer/foundation/ui';
import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useAccountCore, useAccountStore, useText } from '../core/context.tsx';
import { useLoaded } from '../core/use-loaded.ts';
import { addressesMessages } from './messages.ts';
import type { AddressTrouble } from './messages.ts';
import { loadBook } from './reading.ts';

function Loading({ text }: { readonly text: string }): ReactNode {
  return (
    <div className="grocer-book-cards" aria-busy="true" data-part="loading">
      {[0, 1, 2].map((card) => (
        <div key={card} className="grocer-book-card">
          <Skeleton width={16} />
          <Skeleton width={12} />
        </div>
      ))}
      <SlowStatus text={text} />
    </div>
  );
}

function Failed({ trouble }: { readonly trouble: AddressTrouble }): ReactNode {
  const text = useText('addresses', addressesMessages);
  const account = useAccountCore();
  return (
    <div className="grocer-book-notice" role="alert" data-part="addresses-failed">
      <span className="grocer-book-icon" data-tone="danger">
        <Icon of={CircleAlert} size={20} />
      </span>
      <h2 className="grocer-title">{text.failedTitle}</h2>
      <p className="grocer-small">{text.troubles[trouble]}</p>
      <RetryButton kind="primary" onPress={() => void loadBook(account)}>
        {text.retry}
      </RetryButton>
    </div>
  );
}

interface BookOrProps {
  /** Status for screen readers, if loading takes long. */
  readonly loading: string;
  readonly children: ReactNode;
}

/**
 * Renders the children once the address book is ready, else its loading or error state. Loads the book; the known
 * one stays on screen while it is loaded again.
 */
export function BookOr({ loading, children }: BookOrProps): ReactNode {
  const { visitor } = useText('addresses', addressesMessages);
  const account = useAccountCore();
  const book = useAccountStore((state) => state.book);
  const isSignedIn = useAccountStore(({ settings }) => settings.isSignedIn);
  useLoaded(isSignedIn && book.phase === 'idle', () => {
    if (isSignedIn) void loadBook(account, true);
  });
  if (!isSignedIn) return <p>{visitor}</p>;
  if (book.phase === 'failed') return <Failed trouble={book.trouble} />;
  return book.phase === 'ready' ? children : <Loading text={loading} />;
}
