import { createContext, useContext } from 'react';
import { isSetting } from './demo/settings.ts';
import { movedTo } from './routes.ts';

/** The address of the page that is shown. That of the document changes first. */
export interface Address {
  readonly path: string;
  readonly search: string;
  /** True if the shop itself has navigated, false if the browser has, as by Back. */
  readonly isOwn: boolean;
}

export const AddressContext = createContext<Address | undefined>(undefined);

/** Returns the address of the current page; a new object after each navigation. */
export function useAddress(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error('This has to be inside <AddressProvider>.');
  return address;
}

/** Returns the path of the current page. */
export const usePath = (): string => useAddress().path;

/** Returns the whole query of the current page. */
export const useSearch = (): string => useAddress().search;

/** Returns a query parameter of the current page. */
export const useQuery = (name: string): string | undefined =>
  new URLSearchParams(useSearch()).get(name) ?? undefined;

const listeners = new Set<(isOwn: boolean) => void>();

/** Calls `changed` after every navigation; returns a function that stops it. */
export function onNavigation(changed: (isOwn: boolean) => void): () => void {
  const hear = ({ isTrusted }: PopStateEvent): void => {
    if (isTrusted) changed(false);
  };
  listeners.add(changed);
  window.addEventListener('popstate', hear);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('popstate', hear);
  };
}

/** Announces a navigation by the shop itself, to SDKs by the browser's own event. */
function announce(): void {
  window.dispatchEvent(new PopStateEvent('popstate'));
  // React renders at once what is set during that event.
  for (const changed of listeners) changed(true);
}

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

/** Has what is shown next in the place of a page start as a page of its own: at its top, with the focus. */
export function beginPage(): void {
  hasMoved = true;
  window.scrollTo(0, 0);
}

/**
 * Starts listening to the history, so that pages can block it. Called once, before any page reads the
 * address.
 */
export const watchHistory = (): void =>
  window.addEventListener('popstate', (event) => {
    hasMoved = true;
    void stay(event);
  });

/** Marks the entry of the history: a page that Back or a reload leads to again finds the mark. */
export const markEntry = (): void => history.replaceState({ ...history.state, isMarked: true }, '');

/** Returns true if `markEntry` was called on the current entry of the history. */
export const isEntryMarked = (): boolean => Boolean(history.state?.isMarked);

/** Announces that the query was replaced. What is rendered anew does not take the focus. */
export function announceQuery(): void {
  announce();
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

type Settings = readonly (readonly [name: string, value: string])[];

const settingsIn = (search: string): Settings =>
  [...new URLSearchParams(search)].filter(([name]) => isSetting(name));

/** Returns the address of a page of the shop, including the demo's settings. */
function addressOf(to: string, settings: Settings = settingsIn(location.search)): string {
  const asked = new URL(to, location.origin);
  const url = new URL(movedTo(asked.pathname) ?? asked, location.origin);
  for (const [name, value] of [...asked.searchParams, ...settings]) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  url.hash = asked.hash;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Returns the address of a link on a page with the query `search`: the demo's settings stay in it. */
export function hrefOf(to: string, search: string): string {
  const settings = settingsIn(search);
  return settings.length === 0 ? to : addressOf(to, settings);
}

/** Navigates to another page of the shop; the demo's settings stay in the query. */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const address = addressOf(to);
  // As in browsers, a link to the current address adds no entry: a second press may come before the page is shown.
  const { href, pathname } = new URL(address, location.origin);
  // The same page keeps how far it was scrolled.
  const kept = pathname === location.pathname ? history.state?.scrollY : undefined;
  if (replace || href === location.href)
    history.replaceState(kept === undefined ? null : { scrollY: kept }, '', address);
  else history.pushState(null, '', address);
  announce();
}

/** Replaces the address of the page at a path; returns false if the shopper is on the way to another page. */
export function replaceAt(path: string, to: string): boolean {
  if (path !== location.pathname) return false;
  go(to, { replace: true });
  return true;
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
