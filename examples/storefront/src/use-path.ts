import { useSyncExternalStore } from 'react';

/** Calls back when the address has changed; gives how to stop. */
export function onNavigation(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

/** The path of the page that is on. */
export const usePath = (): string => useSyncExternalStore(onNavigation, () => location.pathname);

/** Goes to another page of the shop; the demo's settings, in the query, go along. */
export function go(path: string): void {
  history.pushState(null, '', `${path}${location.search}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
