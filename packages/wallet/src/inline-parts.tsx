import { InlineSurface, useChunk } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { LoadFailed } from './cards/LoadFailed.tsx';
import { Guarded } from './Guarded.tsx';
import { CardBoxView } from './features/card-box/CardBox.tsx';
import { loadScreens, preload } from './load-screens.ts';

interface InlinePartProps {
  /** Our element in the page, where `mount()` has put one. */
  readonly element?: HTMLElement;
}

/** The inline summary of what pays. */
export function CardBox({ element }: InlinePartProps): ReactNode {
  return (
    <InlineSurface element={element} part="card-box">
      <Guarded>
        <CardBoxView onIntent={() => void preload()} />
      </Guarded>
    </InlineSurface>
  );
}

/** The cards on a page of their own. */
export function MyWallet({ element }: InlinePartProps): ReactNode {
  const chunk = useChunk(loadScreens, true);
  return (
    <InlineSurface element={element} part="my-wallet">
      <Guarded>{chunk.phase === 'ready' && <chunk.loaded.MyWalletView />}</Guarded>
      {chunk.phase === 'failed' && <LoadFailed onRetry={chunk.retry} />}
    </InlineSurface>
  );
}
