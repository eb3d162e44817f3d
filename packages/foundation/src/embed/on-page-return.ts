/** Acts whenever the page is shown again: its tab is looked at, or Back brought it out of the browser's cache. */
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
