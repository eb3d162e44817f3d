import { AISLES_OF_THE_SHOP } from './catalogue/aisles.ts';
import { HELP_TOPICS } from './help-topics.ts';
import type { HelpTopic } from './help-topics.ts';

/** A page of the shop, as parsed from a path. */
export type Route =
  | {
      readonly page:
        | 'home'
        | 'aisles'
        | 'search'
        | 'deals'
        | 'gotEverything'
        | 'waysToShop'
        | 'cart'
        | 'modifyCart'
        | 'signIn'
        | 'scheduling'
        | 'pay'
        | 'account'
        | 'hostedPayment'
        | 'walletStage'
        | 'missing';
    }
  | { readonly page: 'aisle'; readonly slug: string }
  | { readonly page: 'product'; readonly gtin13: string }
  | { readonly page: 'complete' | 'rejected'; readonly orderId: string }
  | { readonly page: 'help'; readonly topic: HelpTopic };

const FIXED: Readonly<Record<string, Route>> = {
  '/': { page: 'home' },
  '/aisles': { page: 'aisles' },
  '/search': { page: 'search' },
  '/deals': { page: 'deals' },
  '/got-everything': { page: 'gotEverything' },
  '/ways-to-shop': { page: 'waysToShop' },
  '/cart': { page: 'cart' },
  '/cart/modify': { page: 'modifyCart' },
  '/sign-in': { page: 'signIn' },
  '/scheduling': { page: 'scheduling' },
  '/checkout': { page: 'pay' },
  '/hosted-payment': { page: 'hostedPayment' },
  '/demo/wallet': { page: 'walletStage' },
};

/** Paths of account pages, as Account Kit names them. A test compares both. */
const ACCOUNT: readonly RegExp[] = [
  /^\/account\/(dashboard|update|addresses|address|emailSubscriptions|communityrewards)$/,
  /^\/account\/address\/[^/]+$/,
  /^\/points\/summary$/,
  /^\/mypurchases(\/pending\/[^/]+)?$/,
  /^\/membership$/,
  /^\/myprescriptions$/,
];

/** Paths that were replaced by other ones. */
const MOVED: Readonly<Record<string, string>> = {
  '/products': '/',
  '/products/start-my-cart': '/aisles',
  '/shopping/cart': '/cart',
  '/wallet': '/account/dashboard?link=mywallet',
  '/mywallet': '/account/dashboard?link=mywallet',
  '/i/terms/accessibility': '/i/accessibility',
};

/** Returns the new path of a page that has moved, or undefined. */
export const movedTo = (path: string): string | undefined =>
  Object.hasOwn(MOVED, path) ? MOVED[path] : undefined;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns the decoded group of a pattern that has one, or undefined without a match. */
const partOf = (path: string, pattern: RegExp): string | undefined => {
  const [, part] = pattern.exec(path) ?? [];
  return part === undefined ? undefined : decoded(part);
};

/** Returns the page at a path. */
export function routeAt(path: string): Route {
  const fixed = Object.hasOwn(FIXED, path) ? FIXED[path] : undefined;
  if (fixed) return fixed;
  const slug = partOf(path, /^\/aisles\/([^/]+)$/);
  if (AISLES_OF_THE_SHOP.some((aisle) => aisle.slug === slug) && slug !== undefined)
    return { page: 'aisle', slug };
  const gtin13 = partOf(path, /^\/p\/[^/]+\/(\d{8,14})$/);
  if (gtin13 !== undefined) return { page: 'product', gtin13 };
  const orderId = partOf(path, /^\/checkout\/[^/]+\/([^/]+)\/complete$/);
  if (orderId !== undefined) return { page: 'complete', orderId };
  const rejectedId = partOf(path, /^\/checkout\/[^/]+\/([^/]+)\/rejected$/);
  if (rejectedId !== undefined) return { page: 'rejected', orderId: rejectedId };
  const topic = HELP_TOPICS.find((one) => one.path === path);
  if (topic) return { page: 'help', topic };
  return { page: ACCOUNT.some((pattern) => pattern.test(path)) ? 'account' : 'missing' };
}

/**
 * Returns true when a path is a page or has moved to one. Whether a product exists is left to the service.
 */
export const isKnownPath = (path: string): boolean =>
  movedTo(path) !== undefined || routeAt(path).page !== 'missing';
