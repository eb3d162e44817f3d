import type { CartLine, CatalogueProduct, Modality } from '@grocer/foundation/domain';

/** Reason why a product cannot be added to the cart. */
export type Obstacle = 'out-of-stock' | 'in-store' | 'other-way';

/**
 * Returns why a product cannot be added for a way to shop. Without a way to shop, the shopper is asked for it
 * first.
 */
export function obstacleTo(
  { stock, modalities }: Pick<CatalogueProduct, 'stock' | 'modalities'>,
  modality: Modality | undefined,
): Obstacle | undefined {
  if (stock === 'OUT') return 'out-of-stock';
  if (modality === undefined) return undefined;
  if (!modalities.includes(modality)) return 'other-way';
  return modality === 'IN_STORE' ? 'in-store' : undefined;
}

/** Text for a product that a way to shop does not offer. */
const NOT_SO: Readonly<Record<Modality, string>> = {
  PICKUP: 'Not for pickup',
  DELIVERY: 'Not delivered',
  SHIP: 'Not shipped',
  IN_STORE: 'Not sold in stores',
};

/** Returns the text for a product that cannot be added to the cart. */
export function obstacleWords(
  obstacle: Obstacle,
  { location, modality }: { readonly location: string; readonly modality: Modality | undefined },
): string {
  if (obstacle === 'out-of-stock') return 'Out of stock';
  if (obstacle === 'in-store') return location;
  return modality === undefined ? '' : NOT_SO[modality];
}

/** Returns the cart line of a product for a way to shop. */
export const lineOf = (
  lines: readonly CartLine[],
  upc: string,
  modality: Modality | undefined,
): CartLine | undefined => lines.find((line) => line.gtin13 === upc && line.modality === modality);

/** Returns the discount in whole percent. */
export const percentOff = (cents: number, usual: number): number => Math.round(100 - (100 * cents) / usual);

const ADD_TO_CART = 'Add to cart';

const ADD_FOR: Readonly<Record<Modality, string>> = {
  PICKUP: 'Add for pickup',
  DELIVERY: 'Add for delivery',
  SHIP: 'Add for shipping',
  IN_STORE: ADD_TO_CART,
};

/** Returns the text of the add button on a product page, for a way to shop. */
export const wordsOfAdding = (modality: Modality | undefined): string =>
  modality ? ADD_FOR[modality] : ADD_TO_CART;

/** Returns the accessible name of an add button, which starts with the button's visible text [WCAG 2.5.3]. */
export const nameOfAdding = (words: string, product: string): string =>
  `${ADD_TO_CART.startsWith(words) ? ADD_TO_CART : words}, ${product}`;
