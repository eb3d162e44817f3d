import { Sheet, SheetBody, SheetHeader, SheetScreen, SlowStatus } from '@grocer/foundation/ui';
import { lazy, Suspense, useCallback } from 'react';
import type { ReactNode } from 'react';
import { BillingAddress } from './features/billing-address/BillingAddress.tsx';
import { CardList } from './features/card-list/CardList.tsx';
import { ExitConfirm } from './features/exit-confirm/ExitConfirm.tsx';
import type { Screen } from './flyout/rules.ts';
import { useText, useWalletActions, useWalletStore } from './wallet-context.tsx';

const AddCard = lazy(async () => ({ default: (await import('./features/add-card/AddCard.tsx')).AddCard }));

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

interface FlyoutScreensProps {
  readonly screen: Screen;
  /** The screen that a question is about: it stays as it is, with what was typed, until it is answered. */
  readonly keepsAt: Screen;
}

/** The sheet with the screen that is on. */
export function FlyoutScreens({ screen, keepsAt }: FlyoutScreensProps): ReactNode {
  const { requestClose } = useWalletActions();
  const billing = useCallback((disabled: boolean) => <BillingAddress disabled={disabled} />, []);
  return (
    <Sheet screen={screen} onExit={requestClose}>
      {keepsAt === 'card-list' && (
        <SheetScreen name="card-list" isOn={screen === 'card-list'}>
          <CardList />
        </SheetScreen>
      )}
      {keepsAt === 'add-card' && (
        <SheetScreen name="add-card" isOn={screen === 'add-card'}>
          <Suspense fallback={<LoadingForm />}>
            <AddCard billing={billing} />
          </Suspense>
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
