import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface InViewProps {
  /** What is told: each object is brought into view once, with the same words or others. */
  readonly of: unknown;
  /** Does the focus go there as well? */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** Brings what has just been told to where the shopper looks. */
export function InView({ of, takesFocus = false, children }: InViewProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (of === undefined) return;
    if (takesFocus) place.current?.focus({ preventScroll: true });
    // jsdom has none.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [of, takesFocus]);
  return (
    <div ref={place} className="grocer-in-view" tabIndex={takesFocus ? -1 : undefined}>
      {children}
    </div>
  );
}
