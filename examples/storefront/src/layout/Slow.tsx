import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const SLOW_MS = 1000;

/** Returns true once `ms` have passed since the first render. */
export function useLate(ms: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}

/** Status message that appears, and is announced, once loading has taken a second. */
export function Slow(): ReactNode {
  const isSlow = useLate(SLOW_MS);
  return (
    <div className="slow" role="status">
      {isSlow && <span>This takes longer than usual…</span>}
    </div>
  );
}
