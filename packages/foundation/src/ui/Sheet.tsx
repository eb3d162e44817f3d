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
  /** True when the sheet's text is read out together with its title. */
  readonly isAlert: boolean;
  /** The overlay that contains the sheet; while closed, the sheet keeps its state and takes no focus. */
  readonly place: OverlayPlace | undefined;
  /** Moves focus to the given element of a screen that becomes active. */
  takeOver(next: HTMLElement | null): void;
}

const SheetContext = createContext<SheetParts | undefined>(undefined);

interface ScreenParts {
  readonly name: string;
  readonly isOn: boolean;
  readonly element: RefObject<HTMLElement | null>;
  /** The last focused element of the screen, if any. */
  readonly left: RefObject<Left | undefined>;
}

/** The last focused control, and the heading of its group as a fallback if the control was removed. */
interface Left {
  readonly control: HTMLElement;
  readonly heading: HTMLElement | null | undefined;
}

const ScreenContext = createContext<ScreenParts | undefined>(undefined);

/** The focus trap, loaded after the sheet's first paint. Until then, Tab follows the page's own order. */
function LazyTrap(props: SheetTrapProps): ReactNode {
  const [trap, setTrap] = useState<LoadedTrap>();
  useEffect(
    // The sheet works without the trap, and the next sheet loads it again.
    () => afterPaint(() => loadTrap().then(setTrap, () => undefined)),
    [],
  );
  return trap && <trap.SheetTrap {...props} />;
}

interface SheetProps {
  /** Name of the active screen. */
  readonly screen: string;
  /** Renders an alert dialog: its text is read out with its title, and focus goes to the harmless answer. */
  readonly isAlert?: boolean;
  /**
   * Uses the maximum height, so that the sheet does not jump when content loads. Otherwise the content sets
   * the height.
   */
  readonly isTall: boolean;
  /** Called on Escape and on a press outside the sheet. */
  readonly onExit: (reason: ExitReason) => void;
  /** One `SheetScreen` per screen. */
  readonly children: ReactNode;
}

/** A modal sheet with one active screen, on the right of a wide page or at the bottom of a narrow one. */
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
        // Found from `next`, because the dialog's own ref is not set yet when its first screen mounts.
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
      {/* Keyboard users have Escape and the close button for this. */}
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
  /** An inactive screen stays mounted and keeps what was typed into it. */
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
    // The next time the sheet opens, focus starts at the heading.
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

/**
 * Returns the element to focus when a screen becomes active: its last focused control or that control's group
 * heading, else the screen's heading.
 */
function landing(screen: ScreenParts | undefined, heading: HTMLElement | null): HTMLElement | null {
  const left = screen?.left.current;
  return [left?.control, left?.heading].find((element) => element?.isConnected) ?? heading;
}

/** The sheet's header, with its title. When its screen becomes active, it moves focus into the screen. */
export function SheetHeader({ title, back, close }: SheetHeaderProps): ReactNode {
  const sheet = useContext(SheetContext);
  const screen = useContext(ScreenContext);
  const own = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const isOn = screen?.isOn ?? true;
    // An attribute, since React 18 does not support `inert`; set before focusing, since inert elements take
    // no focus.
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

/** The scrollable part of a sheet. */
export function SheetBody({ children }: { readonly children: ReactNode }): ReactNode {
  const sheet = useContext(SheetContext);
  const screen = useContext(ScreenContext);
  const id = sheet?.isAlert ? `${sheet.titleId}${screen?.name ?? ''}-words` : undefined;
  return (
    // Firefox makes a scroll container a tab stop without a name; the controls inside are tab stops already.
    <div id={id} className="grocer-sheet-body" data-part="sheet-body" tabIndex={-1}>
      {children}
    </div>
  );
}

/** The fixed part of a sheet, with its buttons; the primary one comes last. */
export const SheetFooter = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="grocer-sheet-footer" data-part="sheet-footer">
    {children}
  </div>
);
