import { useEffect } from 'react';

/** Calls `run` when the shopper returns to the page, since another tab may have changed the cart. */
export function useComingBack(run: () => void): void {
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    for (const name of ['focus', 'online']) window.addEventListener(name, run, { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && run(), { signal });
    return () => life.abort();
  }, [run]);
}
