import { deepActiveElement } from '@grocer/foundation/embed';
import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

interface KeptPlace<Element> {
  /** Where focus goes instead. */
  readonly ref: RefObject<Element | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Keeps whoever is in a part of the page there: what had focus may go away as what is shown changes. */
export function useKeptPlace<Element extends HTMLElement>(shown: unknown): KeptPlace<Element> {
  const ref = useRef<Element>(null);
  const wasIn = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const page = ref.current?.ownerDocument ?? document;
    const isLost = wasIn.current && deepActiveElement(page) === page.body;
    if (isLost) ref.current?.focus({ preventScroll: true });
  }, [shown]);
  return {
    ref,
    onFocus() {
      wasIn.current = true;
    },
    onBlur({ relatedTarget }) {
      // What goes away itself has gone nowhere else.
      if (relatedTarget !== null) wasIn.current = false;
    },
  };
}
