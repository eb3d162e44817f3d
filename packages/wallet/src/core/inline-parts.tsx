import { InlineSurface, useChunk } from '@grocer/foundation/embed';
import type { ReactNode } from 'react';
import { LoadFailed } from '../cards/LoadFailed.tsx';
import { Guarded } from './Guarded.tsx';
import { CardBoxView } from '../features/card-box/CardBox.tsx';
import { loadScreens, preload } from '../lazy.ts';
import { useWalletStore } from './context.tsx';

interface InlinePartProps {
  /** Our element in the page, where `mount()` has put one. */
  readonly element?: HTMLElement;
}

/** The inline summary of what pays. */
export function CardBox({ element }: InlinePartProps): ReactNode {
  const phase = useWalletStore(({ cards }) => cards.phase);
  return (
    <InlineSurface element={element} part="card-box" phase={phase}>
      <Guarded>
        <CardBoxView onIntent={() => void preload()} />
      </Guarded>
    </InlineSurface>
  );
}

/** The cards on a page of their own. */
export function MyWallet({ element }: InlinePartProps): ReactNode {
  const chunk = useChunk(loadScreens, true);
  const phase = useWalletStore(({ cards }) => cards.phase);
  return (
    <InlineSurface element={element} part="my-wallet" phase={chunk.phase === 'ready' ? phase : chunk.phase}>
      <Guarded>{chunk.phase === 'ready' && <chunk.loaded.MyWalletView />}</Guarded>
      {chunk.phase === 'failed' && <LoadFailed onRetry={chunk.retry} />}
    </InlineSurface>
  );
}
