import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Keeps Tab in a panel of a few buttons: it moves from one to the next, and does nothing without any. */
export function useKeptTab(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    function move(event: KeyboardEvent): void {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      const buttons = [...(element?.querySelectorAll('button') ?? [])];
      const focused = buttons.findIndex((button) => button.matches(':focus'));
      buttons.at((focused + (event.shiftKey ? -1 : 1)) % buttons.length)?.focus();
    }
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, [panel]);
}
