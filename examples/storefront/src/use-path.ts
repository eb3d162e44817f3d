import { useSyncExternalStore } from 'react';
import { isSetting } from './demo/settings.ts';

/** Calls `changed` after every navigation; returns a function that stops it. */
function onNavigation(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

/** Returns the path of the current page. */
export const usePath = (): string => useSyncExternalStore(onNavigation, () => location.pathname);

/** Returns the whole query of the current page. */
export const useSearch = (): string => useSyncExternalStore(onNavigation, () => location.search);

/** Returns a query parameter of the current page. */
export const useQuery = (name: string): string | undefined =>
  useSyncExternalStore(onNavigation, () => new URLSearchParams(location.search).get(name) ?? undefined);

/**
 * The question before the shopper goes back or forward in the browser, and the address to stay at meanwhile.
 */
interface Block {
  readonly ask: () => Promise<boolean>;
  readonly here: string;
}
let block: Block | undefined;

let isAsking = false;

/** Restores the address, which has already changed, until the question is answered. */
async function stay(event: PopStateEvent): Promise<void> {
  // The shop's own navigation dispatches an untrusted event and asks by itself.
  if (!block || !event.isTrusted) return;
  const { ask, here } = block;
  event.stopImmediatePropagation();
  history.pushState(null, '', here);
  if (isAsking) return;
  isAsking = true;
  const mayLeave = await ask();
  isAsking = false;
  // The shopper may have followed a link while the question was open.
  if (!mayLeave || location.href !== here) return;
  block = undefined;
  history.back();
}

let hasMoved = false;

/**
 * Returns true after a navigation within this document. The browser itself announces a document that it
 * loads.
 */
export const hasNavigated = (): boolean => hasMoved;

/**
 * Starts listening to the history, so that pages can block it. Called once, before any page reads the
 * address.
 */
export const watchHistory = (): void =>
  window.addEventListener('popstate', (event) => {
    hasMoved = true;
    void stay(event);
  });

/** Announces that the query was replaced. What is rendered anew does not take the focus. */
export function announceQuery(): void {
  window.dispatchEvent(new PopStateEvent('popstate'));
  hasMoved = false;
}

/** Calls `ask` before the shopper goes back or forward in the browser; returns a function that stops it. */
export function blockHistory(ask: () => Promise<boolean>): () => void {
  const mine = { ask, here: location.href };
  block = mine;
  return () => {
    if (block === mine) block = undefined;
  };
}

export const FULFILLMENT_TYPE = 'fulfillmentType';
/** Query parameter: a shopper who holds a time goes on to the payment with it. */
export const RESERVED = 'reserved';
export const LINK = 'link';
export const ORDER_ID = 'orderId';
export const RETURN_TO = 'returnTo';
/** Query parameter: changes to a placed order are submitted. */
export const IS_MODIFY = 'im';

/** Returns the address of a page of the shop, including the demo's settings. */
function addressOf(to: string): string {
  const url = new URL(to, location.origin);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (isSetting(name) && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Navigates to another page of the shop; the demo's settings stay in the query. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const from = location.pathname;
  if (replace) history.replaceState(null, '', addressOf(to));
  else history.pushState(null, '', addressOf(to));
  // A new page starts at its top, as a new document does.
  if (location.pathname !== from) window.scrollTo(0, 0);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * Navigates to a new document, after this one or in its place. If the browser restores this document from its
 * back/forward cache, it reloads: another person may be signed in by then.
 */
export function leaveTo(to: string, { replace = false }: { replace?: boolean } = {}): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  if (replace) location.replace(addressOf(to));
  else location.assign(addressOf(to));
}
