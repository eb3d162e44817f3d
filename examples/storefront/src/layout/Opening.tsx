import type { ReactNode } from 'react';
import { useBackOnline } from '../online.ts';
import { Empty } from './Empty.tsx';
import { useArrival, useTitle } from './Page.tsx';
import { Slow } from './Slow.tsx';

/** Shown while the session is opened: nothing at first, then that it takes long. */
export function Opening(): ReactNode {
  useTitle('');
  return (
    <main className="wrap">
      <Slow />
    </main>
  );
}

const TITLE = 'The shop can’t be reached';

/** Shown if the session could not be opened. Also retries when the browser is back online. */
export function NotOpened({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const heading = useArrival();
  useTitle(TITLE);
  useBackOnline(onRetry);
  return (
    <main className="wrap">
      <Empty art="empty-error" level={1} heading={heading} title={TITLE}>
        <p>Check your connection, then try again.</p>
        <button className="button primary" type="button" onClick={onRetry}>
          Try again
        </button>
      </Empty>
    </main>
  );
}
