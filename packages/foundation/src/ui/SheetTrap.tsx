import { FocusTrap } from 'focus-trap-react';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';

/** Traps of all copies of the package on a page: two that do not know each other would fight for focus. */
function trapStack(): never[] {
  const key = Symbol.for('grocer.traps');
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, []);
  return Reflect.get(globalThis, key);
}

/** Is a key pressed in a modal of the host's, above the sheet? Its keys are its own: it is the browser that keeps them there. */
function isAbove({ target }: KeyboardEvent, sheet: HTMLElement): boolean {
  const modal = target instanceof Element ? target.closest('dialog[open]') : null;
  const root = sheet.getRootNode();
  return modal !== null && !modal.contains(root instanceof ShadowRoot ? root.host : sheet);
}

export interface SheetTrapProps {
  /** What focus stays in, there already when the trap comes. */
  readonly dialog: RefObject<HTMLElement | null>;
  /** Where focus goes, should it be outside by now. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Keeps focus inside a sheet. It comes after the sheet: nothing of it can be seen. */
export function SheetTrap({ dialog, heading }: SheetTrapProps): ReactNode {
  const [containers] = useState(() => (dialog.current ? [dialog.current] : []));
  const isOurs = (event: KeyboardEvent): boolean =>
    event.key === 'Tab' && dialog.current !== null && !isAbove(event, dialog.current);
  const isInside = (): boolean => dialog.current?.matches(':focus-within') ?? false;
  return (
    <FocusTrap
      containerElements={containers}
      focusTrapOptions={{
        // Asking each control whether it has a box would lay out rows that are not even in view; what is off is inert.
        tabbableOptions: { getShadowRoot: true, displayCheck: 'none' },
        trapStack: trapStack(),
        initialFocus: () => (isInside() ? false : (heading.current ?? dialog.current ?? false)),
        // The page that the sheet is in may be that of a frame.
        ...(containers[0] && { document: containers[0].ownerDocument, fallbackFocus: containers[0] }),
        isKeyForward: (event) => isOurs(event) && !event.shiftKey,
        isKeyBackward: (event) => isOurs(event) && event.shiftKey,
        returnFocusOnDeactivate: false,
        escapeDeactivates: false,
        allowOutsideClick: true,
      }}
    />
  );
}
