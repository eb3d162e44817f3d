import { ArrowLeft, X } from 'lucide';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { afterPaint } from './after-paint.ts';
import { Button } from './Button.tsx';
import { useEscape } from './escape.ts';
import { Icon } from './Icon.tsx';
import { loadTrap } from './load-trap.ts';
import type { LoadedTrap } from './load-trap.ts';
import { OverlayContext } from './overlay-context.ts';
import type { OverlayPlace } from './overlay-context.ts';
import sheetCss from './sheet.css?inline';
import type { SheetTrapProps } from './SheetTrap.tsx';
import { useStyles } from './styles-context.ts';

export type ExitReason = 'escape' | 'backdrop' | 'close';

interface SheetParts {
  readonly titleId: string;
  /** Are the words of its body read out with its title? */
  readonly isAlert: boolean;
  /** Where the sheet is shown; while it is not, it stays as it is and takes no focus. */
  readonly place: OverlayPlace | undefined;
  /** Moves focus to where a screen that comes on wants it. */
  takeOver(next: HTMLElement | null): void;
}

const SheetContext = createContext<SheetParts | undefined>(undefined);

interface ScreenParts {
  readonly name: string;
  readonly isOn: boolean;
  readonly element: RefObject<HTMLElement | null>;
  /** Where focus was when the screen was last on, if it has been. */
  readonly left: RefObject<Left | undefined>;
}

/** What had focus, and the heading of the group it was in, should it be gone by then. */
interface Left {
  readonly control: HTMLElement;
  readonly heading: HTMLElement | null | undefined;
}

const ScreenContext = createContext<ScreenParts | undefined>(undefined);

/** What keeps focus inside, loaded once the sheet has been painted: until then Tab follows the page's own order. */
function LazyTrap(props: SheetTrapProps): ReactNode {
  const [trap, setTrap] = useState<LoadedTrap>();
  useEffect(
    // Without it the sheet still works, and the next one asks again.
    () => afterPaint(() => loadTrap().then(setTrap, () => undefined)),
    [],
  );
  return trap && <trap.SheetTrap {...props} />;
}

interface SheetProps {
  /** The name of the screen that is on. */
  readonly screen: string;
  /** A question: its words are read out with its title, and focus goes to the answer that does no harm. */
  readonly isAlert?: boolean;
  /** As high as it may be, so that it does not jump as its content comes; else as high as its words. */
  readonly isTall: boolean;
  /** Escape or a press beside the sheet. */
  readonly onExit: (reason: ExitReason) => void;
  /** One `SheetScreen` for each screen that is there. */
  readonly children: ReactNode;
}

/** A modal sheet: on the right of a wide page, at the bottom of a narrow one. Screens change inside it. */
export function Sheet({ screen, isAlert = false, isTall, onExit, children }: SheetProps): ReactNode {
  useStyles(sheetCss);
  const place = useContext(OverlayContext);
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement>(null);
  const parts = useMemo<SheetParts>(
    () => ({
      titleId,
      isAlert,
      place,
      takeOver(next) {
        // By way of what comes on: the dialog's own ref is not there yet when its first screen is.
        const screenOn = isAlert ? next?.closest('.grocer-sheet-screen') : undefined;
        heading.current = screenOn?.querySelector<HTMLElement>('[data-kind=secondary]') ?? next;
        heading.current?.focus();
      },
    }),
    [titleId, isAlert, place],
  );
  useEscape(place?.element, () => onExit('escape'));

  return (
    <>
      {/* Escape and the close control do the same for those who do not point. */}
      <div
        className="grocer-scrim"
        data-part="scrim"
        role="presentation"
        onClick={() => onExit('backdrop')}
      />
      <div
        ref={dialog}
        className="grocer-sheet"
        data-part="sheet"
        data-screen={screen}
        data-tall={isTall || undefined}
        role={isAlert ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={`${titleId}${screen}`}
        aria-describedby={isAlert ? `${titleId}${screen}-words` : undefined}
        tabIndex={-1}
      >
        <SheetContext.Provider value={parts}>{children}</SheetContext.Provider>
      </div>
      {place && <LazyTrap dialog={dialog} heading={heading} />}
    </>
  );
}

interface SheetScreenProps {
  readonly name: string;
  /** A screen that is off stays as it is, with all that was typed into it. */
  readonly isOn: boolean;
  readonly children: ReactNode;
}

/** One screen of a sheet: a header, a body and a footer. */
export function SheetScreen({ name, isOn, children }: SheetScreenProps): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const left = useRef<Left>(undefined);
  const parts = useMemo(() => ({ name, isOn, element, left }), [name, isOn]);
  const isOpen = useContext(OverlayContext) !== undefined;
  useLayoutEffect(() => {
    // The next time, it begins anew.
    if (!isOpen) left.current = undefined;
  }, [isOpen]);
  function remember({ target }: FocusEvent<HTMLElement>): void {
    const heading = target.closest('[role="group"]')?.querySelector<HTMLElement>('[tabindex="-1"]');
    left.current = { control: target, heading };
  }
  return (
    <div
      ref={element}
      className="grocer-sheet-screen"
      data-part={`screen-${name}`}
      hidden={!isOn}
      onFocus={remember}
    >
      <ScreenContext.Provider value={parts}>{children}</ScreenContext.Provider>
    </div>
  );
}

interface SheetHeaderProps {
  readonly title: string;
  readonly back?:
    | { readonly label: string; readonly disabled?: boolean; readonly onPress: () => void }
    | undefined;
  readonly close?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Where focus goes on a screen that comes on: back to where it was, or to the heading. */
function landing(screen: ScreenParts | undefined, heading: HTMLElement | null): HTMLElement | null {
  const left = screen?.left.current;
  return [left?.control, left?.heading].find((element) => element?.isConnected) ?? heading;
}

/** Names the sheet. A screen that takes another's place brings focus to its own heading. */
export function SheetHeader({ title, back, close }: SheetHeaderProps): ReactNode {
  const sheet = useContext(SheetContext);
  const screen = useContext(ScreenContext);
  const own = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const isOn = screen?.isOn ?? true;
    // As an attribute, since React 18 does not know it; before focus, since what is inert takes none.
    screen?.element.current?.toggleAttribute('inert', !isOn);
    if (sheet?.place && isOn) sheet.takeOver(landing(screen, own.current));
  }, [sheet, screen]);
  return (
    <div className="grocer-sheet-header" data-back={back ? true : undefined}>
      {back && (
        <Button
          kind="icon"
          part="back"
          label={back.label}
          disabled={back.disabled ?? false}
          onPress={back.onPress}
        >
          <Icon of={ArrowLeft} size={20} turns />
        </Button>
      )}
      <h2
        ref={own}
        id={sheet && `${sheet.titleId}${screen?.name ?? ''}`}
        className="grocer-title grocer-sheet-title"
        tabIndex={-1}
      >
        {title}
      </h2>
      {close && (
        <Button kind="icon" part="close" label={close.label} onPress={close.onPress}>
          <Icon of={X} size={20} />
        </Button>
      )}
    </div>
  );
}

/** The part of a sheet that scrolls. */
export function SheetBody({ children }: { readonly children: ReactNode }): ReactNode {
  const sheet = useContext(SheetContext);
  const screen = useContext(ScreenContext);
  const id = sheet?.isAlert ? `${sheet.titleId}${screen?.name ?? ''}-words` : undefined;
  return (
    // Firefox makes what scrolls a stop of Tab, one without a name; the controls in it are stops enough.
    <div id={id} className="grocer-sheet-body" data-part="sheet-body" tabIndex={-1}>
      {children}
    </div>
  );
}

/** The part of a sheet that stays: its buttons, the one main action last. */
export const SheetFooter = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="grocer-sheet-footer" data-part="sheet-footer">
    {children}
  </div>
);
