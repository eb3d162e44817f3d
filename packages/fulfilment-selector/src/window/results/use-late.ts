import { useEffect, useState } from 'react';

/** A wait shorter than this shows no loading state [F-4.17]. */
const DELAY_MS = 200;

/** Returns true once `isOn` has lasted longer than the delay. */
export function useLate(isOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOn]);
  return isOn && isLate;
}
