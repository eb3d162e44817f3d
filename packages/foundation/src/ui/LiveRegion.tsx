import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';

/** A place that is there before its words are, so that screen readers speak them when they come. */
export const LiveRegion = ({ children }: { readonly children?: ReactNode }): ReactNode => (
  <div role="status">{children}</div>
);

/** Says, to those who cannot see it, what has just come: the region first, its words once that is in the page. */
export function Announcement({ text }: { readonly text: string }): ReactNode {
  const [isThere, setThere] = useState(false);
  useEffect(() => afterPaint(() => setThere(true)), []);
  return (
    <span role="status" className="grocer-hidden">
      {isThere ? text : ''}
    </span>
  );
}

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
