import { useLayoutEffect, useRef, useState } from 'react';

/** Returns a stable function that calls the latest `act`, so that memoized rows do not render again. */
export function useSteady<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  const [steady] = useState(
    () =>
      (...given: Given) =>
        latest.current(...given),
  );
  return steady;
}
