import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface InViewProps {
  /** The notice. Each new object is scrolled into view once, even with the same text. */
  readonly of: unknown;
  /** True to move focus to the notice as well. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** Scrolls a new notice into view. */
export function InView({ of, takesFocus = false, children }: InViewProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (of === undefined) return;
    if (takesFocus) place.current?.focus({ preventScroll: true });
    // jsdom does not implement scrollIntoView.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [of, takesFocus]);
  return (
    <div ref={place} className="grocer-in-view" tabIndex={takesFocus ? -1 : undefined}>
      {children}
    </div>
  );
}
