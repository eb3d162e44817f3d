import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focus in a panel: Tab moves between two buttons, and does nothing without any. A focus trap below the
 * panel does not hear of it, since it would take the focus back.
 */
export function useKeptFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    const view = element?.ownerDocument.defaultView;
    function keep(event: Event): void {
      if (!element || !event.composedPath().includes(element)) return;
      if (event.type === 'focusin') event.stopPropagation();
      else if ('key' in event && event.key === 'Tab') {
        event.stopPropagation();
        event.preventDefault();
        element.querySelector<HTMLElement>('button:not(:focus)')?.focus();
      }
    }
    for (const name of ['focusin', 'keydown']) view?.addEventListener(name, keep, true);
    return () => {
      for (const name of ['focusin', 'keydown']) view?.removeEventListener(name, keep, true);
    };
  }, [panel]);
}
