import { useChunk, useIdle } from '@grocer/foundation/embed';
import type { Chunk } from '@grocer/foundation/embed';
import { Sheet, SheetBody, SheetHeader, SheetScreen, SlowStatus } from '@grocer/foundation/ui';
import { memo, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Broken } from './Broken.tsx';
import { cardMessages } from './cards/messages.ts';
import { CardList } from './features/card-list/CardList.tsx';
import type { Screen } from './flyout/rules.ts';
import { loadForms } from './load-forms.ts';
import { useText, useWalletCore, useWalletStore } from './wallet-context.tsx';

type Forms = Chunk<Awaited<ReturnType<typeof loadForms>>>;

function LoadingForm(): ReactNode {
  const text = useText('cards', cardMessages);
  return (
    <>
      <SheetHeader title={text.loadingForm} />
      <SheetBody>
        <SlowStatus text={text.loadingForm} />
      </SheetBody>
    </>
  );
}

interface ScreenContentProps {
  readonly screen: Screen;
  /** What comes on is rendered together with what has changed beneath: focus must not go to what is gone. */
  readonly isOn: boolean;
  readonly forms: Forms;
}

/** One screen; a flyout that opens again has nothing new for it. */
const ScreenContent = memo(function ScreenContent({ screen, forms }: ScreenContentProps): ReactNode {
  if (screen === 'card-list') return <CardList />;
  if (forms.phase === 'waiting') return <LoadingForm />;
  if (forms.phase === 'failed') return <Broken onRetry={forms.retry} />;
  return <forms.loaded.FormScreen screen={screen} />;
});

interface FlyoutScreensProps {
  /** The last one is on; those beneath it stay as they are, with what was typed into them. */
  readonly stack: readonly Screen[];
}

/** The sheet with the screen that is on [W-2.2]. */
export function FlyoutScreens({ stack }: FlyoutScreensProps): ReactNode {
  const core = useWalletCore();
  const { requestClose } = core.store.getState();
  const isMyWallet = useWalletStore(({ settings }) => settings.isMyWallet);
  const screen = stack.at(-1) ?? 'card-list';
  // Most shoppers look at the list first: it is painted before the forms are got ready.
  const isIdle = useIdle();
  const forms = useChunk(loadForms, isIdle || screen !== 'card-list');
  useEffect(() => {
    if (!isMyWallet && forms.phase === 'ready') forms.loaded.fraudDevice(core).load();
  }, [isMyWallet, forms, core]);
  return (
    <Sheet
      screen={screen}
      isTall={screen !== 'exit-confirm' && screen !== 'delete-card'}
      onExit={requestClose}
    >
      {stack.map((one) => (
        <SheetScreen key={one} name={one} isOn={one === screen}>
          <ScreenContent screen={one} isOn={one === screen} forms={forms} />
        </SheetScreen>
      ))}
    </Sheet>
  );
}
