/**
 * Calls `act` whenever the page is shown again: its tab becomes visible, or it is restored from the
 * back/forward cache.
 */
export function onPageReturn(act: () => void, signal: AbortSignal): void {
  if (typeof document === 'undefined') return;
  let hasActed = false;
  /** A page that is restored becomes visible as well, in the same task. */
  function once(): void {
    if (hasActed) return;
    hasActed = true;
    setTimeout(() => {
      hasActed = false;
    });
    act();
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') once();
      // The timer of a page that was frozen meanwhile has not fired.
      else hasActed = false;
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) once();
    },
    { signal },
  );
}
