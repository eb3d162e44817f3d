import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Keeps Tab in a panel: it moves between two buttons, and does nothing without any. */
export function useKeptTab(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    function move(event: KeyboardEvent): void {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      element?.querySelector<HTMLElement>('button:not(:focus)')?.focus();
    }
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, [panel]);
}
