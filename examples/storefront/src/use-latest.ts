import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** What was given at the last render, for effects that are not to run again for it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
