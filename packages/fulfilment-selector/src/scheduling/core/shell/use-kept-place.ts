import { focusIfLost } from '@grocer/foundation/embed';
import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

interface KeptPlace<Element> {
  /** The element that gets focus instead. */
  readonly ref: RefObject<Element | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Keeps focus in a part of the page if the focused element unmounts when `shown` changes. */
export function useKeptPlace<Element extends HTMLElement>(shown: unknown): KeptPlace<Element> {
  const ref = useRef<Element>(null);
  const wasIn = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (wasIn.current) focusIfLost(ref.current, { preventScroll: true });
  }, [shown]);
  return {
    ref,
    onFocus() {
      wasIn.current = true;
    },
    onBlur({ relatedTarget }) {
      // Without a `relatedTarget`, the focused element may have been removed, so focus has not left.
      if (relatedTarget !== null) wasIn.current = false;
    },
  };
}
