import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const CONTROLS = 'a, button, input, select, textarea';

/**
 * Moves the focus to a section's heading when the control used last in it is removed, as when a hold expires.
 */
export function useKeptFocus(
  part: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const { current } = part;
    const note = ({ type, target }: Event): void => {
      const used = target instanceof Element ? target : null;
      last.current = (type === 'click' ? used?.closest(CONTROLS) : used) ?? undefined;
    };
    const life = new AbortController();
    // Safari does not focus a button that is clicked.
    for (const name of ['focusin', 'click']) current?.addEventListener(name, note, { signal: life.signal });
    return () => life.abort();
  }, [part]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
}
