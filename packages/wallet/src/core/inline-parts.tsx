import { InlineSurface } from '@grocer/foundation/embed';
import { prefetchTrap } from '@grocer/foundation/ui';
import type { ReactNode } from 'react';
import { CardBoxView } from '../features/card-box/CardBox.tsx';
import { MyWalletView } from '../features/my-wallet/MyWallet.tsx';
import { useWalletStore } from './context.tsx';
import { Guarded } from './Guarded.tsx';

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
        <CardBoxView onIntent={prefetchTrap} />
      </Guarded>
    </InlineSurface>
  );
}

/** The cards on a page of their own. */
export function MyWallet({ element }: InlinePartProps): ReactNode {
  const phase = useWalletStore(({ cards }) => cards.phase);
  return (
    <InlineSurface element={element} part="my-wallet" phase={phase}>
      <Guarded>
        <MyWalletView />
      </Guarded>
    </InlineSurface>
  );
}
