import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** A place that is there before its words are, so that screen readers speak them when they come. */
export const LiveRegion = ({ children }: { readonly children?: ReactNode }): ReactNode => (
  <div role="status">{children}</div>
);

/** A wait shorter than this needs no words. */
const SLOW_MS = 1000;

/** Says, to those who cannot see the skeleton, that something is still loading. */
export function SlowStatus({ text }: { readonly text: string }): ReactNode {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span role="status" className="grocer-hidden">
      {isSlow ? text : ''}
    </span>
  );
}
