import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
};

/** The path of the page that is on. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname);

/** Goes to another page of the shop. */
export function go(path: string): void {
  history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
