import type { CatalogueProduct, Modality } from '@grocer/foundation/domain';
import { FULFILLMENT_TYPE, RESERVED, RETURN_TO } from './use-path.ts';

/** Paths of the shop's pages. */
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

/** Path of the products of the same family that are in stock. */
export const similarPath = ({ aisle, family }: Pick<CatalogueProduct, 'aisle' | 'family'>): string =>
  `${aislePath(aisle)}?kind=${family}&show=in-stock`;

export const searchPath = (text: string): string => `${SEARCH}?q=${encodeURIComponent(text)}`;

/**
 * Returns the letters and digits of a name. In a path, only the number after the name identifies a product.
 */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const productPath = ({ name, upc }: { readonly name: string; readonly upc: string }): string =>
  `/p/${slugOf(name)}/${upc}`;

/** Path of the sign-in page, which returns to a page of this shop afterwards. */
export const signInPath = (returnTo: string): string =>
  `${SIGN_IN}?${RETURN_TO}=${encodeURIComponent(returnTo)}`;

/**
 * Returns the page to return to after the sign-in: a path of this origin, or the home page. A sign-in page stands for
 * the page that it returns to itself.
 */
export function returnPath(named: string | undefined, origin: string): string {
  if (named === undefined || !named.startsWith('/')) return HOME;
  const url = URL.canParse(named, origin) ? new URL(named, origin) : undefined;
  // A path with two slashes would be read as another origin.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return HOME;
  if (url.pathname === SIGN_IN) return returnPath(url.searchParams.get(RETURN_TO) ?? undefined, origin);
  return `${url.pathname}${url.search}`;
}

/** Path of the scheduling page for a way to shop; with `isReserved` it continues at once with a held time. */
export const schedulingPath = (modality: Modality, isReserved = false): string =>
  `${SCHEDULING}?${FULFILLMENT_TYPE}=${modality}${isReserved ? `&${RESERVED}` : ''}`;

/** Path of the payment step of a checkout. */
export const payPath = (orderId: string): string =>
  `${CHECKOUT}?orderId=${encodeURIComponent(orderId)}&nc=true`;

/** Path of the step that submits changes to an order. */
export const changesPath = (orderId: string): string => `${payPath(orderId)}&im=true`;

/** Path of an order in the purchase history, by its order number or the id of its checkout. */
export const orderPath = (order: string): string => `/mypurchases/pending/${encodeURIComponent(order)}`;

/** Path of the page that opens or resumes the changes to an order. */
export const beginChangesPath = (orderId: string): string =>
  `${MODIFY_CART}?orderId=${encodeURIComponent(orderId)}`;
