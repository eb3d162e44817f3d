/**
 * Calls `act` whenever the page is shown again: its tab becomes visible, or it is restored from the
 * back/forward cache.
 */
export function onPageReturn(act: () => void, signal: AbortSignal): void {
  if (typeof document === 'undefined') return;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') act();
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) act();
    },
    { signal },
  );
}
