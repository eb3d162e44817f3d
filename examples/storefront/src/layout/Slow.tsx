import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const SLOW_MS = 1000;

/** Status message that appears, and is announced, once loading has taken a second. */
export function Slow(): ReactNode {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="slow" role="status">
      {isSlow && <span>This takes longer than usual…</span>}
    </div>
  );
}
