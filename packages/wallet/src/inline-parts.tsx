import { InlineSurface } from '@grocer/foundation/embed';
import { lazy, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { CardBoxView } from './features/card-box/CardBox.tsx';
import { prefetchScreens } from './prefetch.ts';

interface InlinePartProps {
  /** Our element in the page, where `mount()` has put one. */
  readonly element?: HTMLElement;
}

/** The first quiet moment after the page has painted, or a little later where a browser cannot tell. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 3000 });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

/** The inline summary of what pays. It gets the flyout ready while nothing else happens. */
export function CardBox({ element }: InlinePartProps): ReactNode {
  useEffect(() => whenIdle(prefetchScreens), []);
  return (
    <InlineSurface element={element} part="card-box">
      <CardBoxView onIntent={prefetchScreens} />
    </InlineSurface>
  );
}

const MyWalletView = lazy(async () => ({ default: (await import('./features/my-wallet/MyWallet.tsx')).MyWalletView }));

/** The cards on a page of their own. */
export function MyWallet({ element }: InlinePartProps): ReactNode {
  useEffect(() => whenIdle(prefetchScreens), []);
  return (
    <InlineSurface element={element} part="my-wallet">
      <Suspense fallback={null}>
        <MyWalletView />
      </Suspense>
    </InlineSurface>
  );
}
