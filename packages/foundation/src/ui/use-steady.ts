import { useLayoutEffect, useRef, useState } from 'react';

/** A function that stays the same and does the latest thing, so that rows that are given it are not drawn again. */
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
