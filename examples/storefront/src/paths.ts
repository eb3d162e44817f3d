import type { CatalogueProduct, Modality } from '@grocer/foundation/domain';
import { FULFILLMENT_TYPE, RESERVED } from './use-path.ts';

/** The pages of the shop that others lead to. */
export const HOME = '/';
export const AISLES = '/aisles';
export const DEALS = '/deals';
export const SEARCH = '/search';
export const WAYS_TO_SHOP = '/ways-to-shop';
export const CART = '/cart';
const MODIFY_CART = '/cart/modify';
export const GOT_EVERYTHING = '/got-everything';
export const SCHEDULING = '/scheduling';
export const CHECKOUT = '/checkout';
const SIGN_IN = '/sign-in';
export const HOSTED_PAYMENT = '/hosted-payment';

export const aislePath = (slug: string): string => `${AISLES}/${slug}`;

/** Products of the same kind that are in stock. */
export const similarPath = ({ aisle, family }: Pick<CatalogueProduct, 'aisle' | 'family'>): string =>
  `${aislePath(aisle)}?kind=${family}&show=in-stock`;

export const searchPath = (text: string): string => `${SEARCH}?q=${encodeURIComponent(text)}`;

/** Letters and numbers of a name; the number behind it is what counts. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const productPath = ({ name, upc }: { readonly name: string; readonly upc: string }): string =>
  `/p/${slugOf(name)}/${upc}`;

/** Where a visitor signs in, to come back to a page of this shop afterwards. */
export const signInPath = (returnTo: string): string => `${SIGN_IN}?returnTo=${encodeURIComponent(returnTo)}`;

/** The page to come back to that an address names: a path of this origin, or the first page of the shop. */
export function returnPath(named: string | undefined, origin: string): string {
  if (named === undefined || !named.startsWith('/')) return HOME;
  const url = URL.canParse(named, origin) ? new URL(named, origin) : undefined;
  if (url?.origin !== origin || url.pathname === SIGN_IN) return HOME;
  return `${url.pathname}${url.search}`;
}

/** The page on which a time is chosen for one way of shopping; whoever holds one may go on with it at once. */
export const schedulingPath = (modality: Modality, isReserved = false): string =>
  `${SCHEDULING}?${FULFILLMENT_TYPE}=${modality}${isReserved ? `&${RESERVED}` : ''}`;

/** The payment step of a checkout. */
export const payPath = (orderId: string): string =>
  `${CHECKOUT}?orderId=${encodeURIComponent(orderId)}&nc=true`;

/** The step in which changes to an order are submitted. */
export const changesPath = (orderId: string): string => `${payPath(orderId)}&im=true`;

/** The page of one order in the purchase history, by what its shopper knows it by. */
export const orderPath = (number: string): string => `/mypurchases/pending/${encodeURIComponent(number)}`;

/** The page in which changes to an order are begun, or gone on with. */
export const beginChangesPath = (orderId: string): string =>
  `${MODIFY_CART}?orderId=${encodeURIComponent(orderId)}`;

/** The page of an order that was placed. */
export const completePath = (orderId: string): string =>
  `${CHECKOUT}/clicklist/${encodeURIComponent(orderId)}/complete`;
