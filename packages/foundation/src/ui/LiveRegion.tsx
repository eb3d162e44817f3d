import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { afterPaint } from './after-paint.ts';

/** A live region that is in the page before its text, so that screen readers announce new text. */
export const LiveRegion = ({ children }: { readonly children?: ReactNode }): ReactNode => (
  <div role="status">{children}</div>
);

/** Renders its children after the next paint: a live region around them is in the page, and shown, before them. */
export function AfterPaint({ children }: { readonly children: ReactNode }): ReactNode {
  const [isThere, setThere] = useState(false);
  useEffect(() => afterPaint(() => setThere(true)), []);
  return isThere && children;
}

/** Announces a text to screen readers. */
export const Announcement = ({ text }: { readonly text: string }): ReactNode => (
  <span role="status" className="grocer-hidden">
    <AfterPaint>{text}</AfterPaint>
  </span>
);

/** Shorter loading times are not announced. */
const SLOW_MS = 1000;

/** Announces to screen readers that content is still loading. */
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
