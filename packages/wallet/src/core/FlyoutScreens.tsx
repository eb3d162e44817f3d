import { useChunk, useIdle } from '@grocer/foundation/embed';
import type { Chunk } from '@grocer/foundation/embed';
import { Sheet, SheetBody, SheetHeader, SheetScreen, SlowStatus } from '@grocer/foundation/ui';
import { memo, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Broken } from './Broken.tsx';
import { cardMessages } from '../cards/messages.ts';
import { CardList } from '../features/card-list/CardList.tsx';
import type { Screen } from '../flyout/rules.ts';
import { loadForms } from '../lazy.ts';
import { useText, useWalletActions, useWalletCore, useWalletStore } from './context.tsx';

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
  /**
   * True for the active screen. A change renders the screen together with what has changed beneath it, so
   * that focus does not go to a removed element.
   */
  readonly isOn: boolean;
  readonly forms: Forms;
}

/** Replaces a screen whose chunk cannot be loaded. */
function BrokenScreen({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { requestClose, closeFlyout } = useWalletActions();
  // Escape asks about changes [W-4.12]; that question may fail to load as well, so the button closes.
  const leave = (reason: 'close' | 'escape'): void =>
    reason === 'escape' ? requestClose(reason) : closeFlyout(reason);
  return <Broken onRetry={onRetry} onClose={leave} />;
}

/** One screen. Memoised, so that reopening the flyout does not render it again. */
const ScreenContent = memo(function ScreenContent({ screen, forms }: ScreenContentProps): ReactNode {
  if (screen === 'card-list') return <CardList />;
  if (forms.phase === 'waiting') return <LoadingForm />;
  if (forms.phase === 'failed') return <BrokenScreen onRetry={forms.retry} />;
  return <forms.loaded.FormScreen screen={screen} />;
});

const LIST: readonly Screen[] = ['card-list'];
const NONE: readonly Screen[] = [];

/** Screens that only ask a question and are as high as their content. */
const QUESTIONS: readonly Screen[] = ['exit-confirm', 'delete-card'];

/** Screens with fields that are as high as their content. */
const COMPACT: readonly Screen[] = ['enter-pin'];

/**
 * Returns the screens to render. In checkout mode a list that was the only screen stays mounted while the
 * flyout is closed, which saves the next opening 16 ms with three cards on a slow phone, and 38 ms with
 * twenty.
 */
function useScreens(stack: readonly Screen[] | undefined): readonly Screen[] {
  const isKeeper = useWalletStore(({ settings }) => !settings.isMyWallet);
  const [wasList, setWasList] = useState(false);
  const isList = stack?.length === 1 && stack[0] === 'card-list';
  if (stack && isList !== wasList) setWasList(isList);
  return stack ?? (isKeeper && wasList ? LIST : NONE);
}

interface FlyoutScreensProps {
  /** The last screen is active; those beneath keep what was typed. Undefined: the flyout is closed. */
  readonly stack: readonly Screen[] | undefined;
}

/** The sheet with the active screen [W-2.2]. */
export function FlyoutScreens({ stack }: FlyoutScreensProps): ReactNode {
  const core = useWalletCore();
  const { requestClose } = core.store.getState();
  const screens = useScreens(stack);
  const screen = screens.at(-1);
  // Most shoppers look at the list first, so it is painted before the forms are loaded.
  const isIdle = useIdle();
  const isAwaited = stack !== undefined && screen !== 'card-list';
  const forms = useChunk(loadForms, isAwaited || (stack !== undefined && isIdle), isAwaited);
  useEffect(() => {
    if (forms.phase === 'ready') forms.loaded.fraudDevice(core).load();
  }, [forms, core]);
  if (screen === undefined) return null;
  const isQuestion = QUESTIONS.includes(screen);
  return (
    <Sheet
      screen={screen}
      isAlert={isQuestion}
      isTall={!isQuestion && !COMPACT.includes(screen)}
      onExit={requestClose}
    >
      {screens.map((one) => (
        <SheetScreen key={one} name={one} isOn={one === screen}>
          <ScreenContent screen={one} isOn={one === screen} forms={forms} />
        </SheetScreen>
      ))}
    </Sheet>
  );
}
