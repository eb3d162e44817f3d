import { useEffect, useState } from 'react';

/** Renders the component once a second; returns the device's time in epoch ms. */
export function useTick(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
