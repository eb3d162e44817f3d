import { FocusTrap } from 'focus-trap-react';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';

/** Trap stack of all copies of the package on a page; traps in separate stacks would compete for focus. */
function trapStack(): never[] {
  const key = Symbol.for('grocer.traps');
  if (!Reflect.has(globalThis, key)) Reflect.set(globalThis, key, []);
  return Reflect.get(globalThis, key);
}

/** True for keys pressed in a host's modal above the sheet, where the browser itself traps the focus. */
function isAbove({ target }: KeyboardEvent, sheet: HTMLElement): boolean {
  const modal = target instanceof Element ? target.closest('dialog[open]') : null;
  const root = sheet.getRootNode();
  return modal !== null && !modal.contains(root instanceof ShadowRoot ? root.host : sheet);
}

export interface SheetTrapProps {
  /** The element that contains the focus. It must be mounted before the trap. */
  readonly dialog: RefObject<HTMLElement | null>;
  /** The element to focus if focus is outside the dialog when the trap starts. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** Traps focus inside a sheet. It renders nothing and can be loaded after the sheet. */
export function SheetTrap({ dialog, heading }: SheetTrapProps): ReactNode {
  const [containers] = useState(() => (dialog.current ? [dialog.current] : []));
  const isOurs = (event: KeyboardEvent): boolean =>
    event.key === 'Tab' && dialog.current !== null && !isAbove(event, dialog.current);
  const isInside = (): boolean => dialog.current?.matches(':focus-within') ?? false;
  return (
    <FocusTrap
      containerElements={containers}
      focusTrapOptions={{
        // Checking whether each control is visible would force a layout of rows outside the view; hidden
        // screens are inert.
        tabbableOptions: { getShadowRoot: true, displayCheck: 'none' },
        trapStack: trapStack(),
        initialFocus: () => (isInside() ? false : (heading.current ?? dialog.current ?? false)),
        // The sheet may be in a frame's document.
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
