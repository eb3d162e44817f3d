import { useSyncExternalStore } from 'react';
import { isSetting } from './demo/settings.ts';

/** Calls back when the address has changed; gives how to stop. */
function onNavigation(changed: () => void): () => void {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}

/** The path of the page that is on. */
export const usePath = (): string => useSyncExternalStore(onNavigation, () => location.pathname);

/** The whole query of the page that is on. */
export const useSearch = (): string => useSyncExternalStore(onNavigation, () => location.search);

/** What the query says to one page alone. */
export const useQuery = (name: string): string | undefined =>
  useSyncExternalStore(onNavigation, () => new URLSearchParams(location.search).get(name) ?? undefined);

/** What is asked before the shopper goes back or forward in the browser, and the page that they are on meanwhile. */
interface Block {
  readonly ask: () => Promise<boolean>;
  readonly here: string;
}
let block: Block | undefined;

let isAsking = false;

/** The address has changed by now: it is put back until there is an answer. */
async function stay(event: PopStateEvent): Promise<void> {
  // The shop's own way asks by itself.
  if (!block || !event.isTrusted) return;
  const { ask, here } = block;
  event.stopImmediatePropagation();
  history.pushState(null, '', here);
  if (isAsking) return;
  isAsking = true;
  const mayLeave = await ask();
  isAsking = false;
  // Whoever has gone by a link meanwhile is where they wanted to be.
  if (!mayLeave || location.href !== here) return;
  block = undefined;
  history.back();
}

let hasMoved = false;

/** Has the shopper gone to another page since this document was loaded? What is loaded the browser announces itself. */
export const hasNavigated = (): boolean => hasMoved;

/** Lets pages hold the shopper back; called once, before any page looks at the address. */
export const watchHistory = (): void =>
  window.addEventListener('popstate', (event) => {
    hasMoved = true;
    void stay(event);
  });

/** Has `ask` asked before the shopper goes back or forward in the browser; gives how to stop. */
export function blockHistory(ask: () => Promise<boolean>): () => void {
  const mine = { ask, here: location.href };
  block = mine;
  return () => {
    if (block === mine) block = undefined;
  };
}

export const FULFILLMENT_TYPE = 'fulfillmentType';
/** Does whoever holds a time go on to payment with it? */
export const RESERVED = 'reserved';
export const LINK = 'link';
export const ORDER_ID = 'orderId';
export const RETURN_TO = 'returnTo';
/** Is an order changed that was placed? */
export const IS_MODIFY = 'im';

/** The address of a page of the shop, with the demo's settings, which go along. */
function addressOf(to: string): string {
  const url = new URL(to, location.origin);
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (isSetting(name) && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Goes to another page of the shop; the demo's settings, in the query, go along. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const from = location.pathname;
  if (replace) history.replaceState(null, '', addressOf(to));
  else history.pushState(null, '', addressOf(to));
  // Another page begins at its top, as a document does.
  if (location.pathname !== from) window.scrollTo(0, 0);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * Goes on in a new document, in the place of this one or after it. A browser that keeps this one for whoever goes back has it
 * begin anew: what it shows may be another person's by then.
 */
export function leaveTo(to: string, { replace = false }: { replace?: boolean } = {}): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  if (replace) location.replace(addressOf(to));
  else location.assign(addressOf(to));
}
