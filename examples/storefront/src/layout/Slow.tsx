import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const SLOW_MS = 1000;

/** Says that something is still on its way, once that takes longer than usual; heard as well as seen. */
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
