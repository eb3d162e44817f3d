import { focusIfLost } from '@grocer/foundation/embed';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/**
 * The heading of a step. It takes the focus that a navigation within the shop has left nowhere; focus elsewhere,
 * such as on a message, is left alone.
 */
export function StepHeading({ children }: { readonly children: ReactNode }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusIfLost(heading.current), []);
  return (
    <h1 ref={heading} className="grocer-shell-title" tabIndex={-1}>
      {children}
    </h1>
  );
}
