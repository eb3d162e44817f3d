import { Sheet, SheetBody, SheetHeader, SheetScreen, SlowStatus } from '@grocer/foundation/ui';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { Broken } from './Broken.tsx';
import { BillingAddress } from './features/billing-address/BillingAddress.tsx';
import { CardList } from './features/card-list/CardList.tsx';
import { ExitConfirm } from './features/exit-confirm/ExitConfirm.tsx';
import type { Screen } from './flyout/rules.ts';
import { useChunk } from './use-chunk.ts';
import type { Chunk } from './use-chunk.ts';
import { useText, useWalletActions } from './wallet-context.tsx';

const loadAddCard = () => import('./features/add-card/AddCard.tsx');

function LoadingForm(): ReactNode {
  const text = useText('addCard');
  return (
    <>
      <SheetHeader title={text.title} />
      <SheetBody>
        <SlowStatus text={text.frameLoading} />
      </SheetBody>
    </>
  );
}

function AddCardScreen({
  chunk,
}: {
  readonly chunk: Chunk<Awaited<ReturnType<typeof loadAddCard>>>;
}): ReactNode {
  const billing = useCallback((disabled: boolean) => <BillingAddress disabled={disabled} />, []);
  if (chunk.phase === 'waiting') return <LoadingForm />;
  if (chunk.phase === 'failed') return <Broken onRetry={chunk.retry} />;
  return <chunk.loaded.AddCard billing={billing} />;
}

interface FlyoutScreensProps {
  readonly screen: Screen;
  /** The screen that a question is about: it stays as it is, with what was typed, until it is answered. */
  readonly keepsAt: Screen;
}

/** The sheet with the screen that is on. */
export function FlyoutScreens({ screen, keepsAt }: FlyoutScreensProps): ReactNode {
  const { requestClose } = useWalletActions();
  // Most shoppers look at the list first: time to get the form ready.
  const addCard = useChunk(loadAddCard, true);
  return (
    <Sheet screen={screen} isTall={screen !== 'exit-confirm'} onExit={requestClose}>
      {keepsAt === 'card-list' && (
        <SheetScreen name="card-list" isOn={screen === 'card-list'}>
          <CardList />
        </SheetScreen>
      )}
      {keepsAt === 'add-card' && (
        <SheetScreen name="add-card" isOn={screen === 'add-card'}>
          <AddCardScreen chunk={addCard} />
        </SheetScreen>
      )}
      {screen === 'exit-confirm' && (
        <SheetScreen name="exit-confirm" isOn>
          <ExitConfirm />
        </SheetScreen>
      )}
    </Sheet>
  );
}
