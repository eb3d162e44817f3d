import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether a component is on the page, and open if it can be closed. */
export function useIsShown(isOpen = true): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
    };
  }, [isOpen]);
  return useCallback(() => isShown.current, []);
}
