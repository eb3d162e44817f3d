import { useEffect, useRef, useSyncExternalStore } from 'react';

let since = navigator.onLine ? undefined : Date.now();

function watch(changed: () => void): () => void {
  function look(): void {
    since = navigator.onLine ? undefined : (since ?? Date.now());
    changed();
  }
  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
  };
}

/** Returns since when the browser is offline, in epoch milliseconds; undefined while it is online. */
export const useOfflineSince = (): number | undefined => useSyncExternalStore(watch, () => since);

/** Calls a function whenever the browser is back online. */
export function useBackOnline(call: () => void): void {
  const latest = useRef(call);
  useEffect(() => {
    latest.current = call;
  }, [call]);
  useEffect(() => {
    // Added once: other listeners of the event render, which would replace this one before it is called.
    const hear = (): void => latest.current();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, []);
}

/** Resolves once the browser is online. */
export const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve();
    else window.addEventListener('online', () => resolve(), { once: true });
  });

/** Resolves once a promise has resolved, or at once while the browser is or goes offline. */
export async function whileOnline(promise: Promise<unknown>): Promise<void> {
  if (!navigator.onLine) return;
  const ended = new AbortController();
  await Promise.race([
    promise,
    new Promise<void>((resolve) => {
      window.addEventListener('offline', () => resolve(), { signal: ended.signal });
    }),
  ]);
  ended.abort();
}
