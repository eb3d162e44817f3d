import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Brings the focus to the heading of a part where what had it in there is gone, as when a time is not held any more. */
export function useKeptFocus(
  part: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const { current } = part;
    const note = ({ target }: Event): void => {
      last.current = target instanceof Element ? target : undefined;
    };
    current?.addEventListener('focusin', note);
    return () => current?.removeEventListener('focusin', note);
  }, [part]);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = undefined;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
}
