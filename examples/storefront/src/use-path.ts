import { useSyncExternalStore } from 'react';

/** Calls back when the address has changed; gives how to stop. */
export function onNavigation(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

/** The path of the page that is on. */
export const usePath = (): string => useSyncExternalStore(onNavigation, () => location.pathname);

/** What the query says to one page alone. */
export const useQuery = (name: string): string | undefined =>
  useSyncExternalStore(onNavigation, () => new URLSearchParams(location.search).get(name) ?? undefined);

/** In the query, these alone belong to a page; everything else is a setting of the demo. */
export const FULFILLMENT_TYPE = 'fulfillmentType';
export const LINK = 'link';
export const ORDER_ID = 'orderId';
/** Is an order changed that was placed? */
export const IS_MODIFY = 'im';
const OF_A_PAGE: readonly string[] = [FULFILLMENT_TYPE, LINK, ORDER_ID, IS_MODIFY, 'nc'];

/** Goes to another page of the shop; the demo's settings, in the query, go along. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const url = new URL(to, location.origin);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (!OF_A_PAGE.includes(name) && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  const path = `${url.pathname}${url.search}`;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
