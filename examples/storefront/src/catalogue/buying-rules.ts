import type { CartLine, CatalogueProduct, Modality } from '@grocer/foundation/domain';

/** What keeps a product from being put into the cart; nothing where it can be. */
export type Obstacle = 'out-of-stock' | 'in-store' | 'other-way';

/** What speaks against having a product in the way in which the shopper shops; who has not chosen one yet is asked. */
export function obstacleTo(
  { stock, modalities }: Pick<CatalogueProduct, 'stock' | 'modalities'>,
  modality: Modality | undefined,
): Obstacle | undefined {
  if (stock === 'OUT') return 'out-of-stock';
  if (modality === undefined) return undefined;
  if (!modalities.includes(modality)) return 'other-way';
  return modality === 'IN_STORE' ? 'in-store' : undefined;
}

/** What is said of a product that cannot be had in a way of shopping. */
const NOT_SO: Readonly<Record<Modality, string>> = {
  PICKUP: 'Not for pickup',
  DELIVERY: 'Not delivered',
  SHIP: 'Not shipped',
  IN_STORE: 'Not sold in stores',
};

/** What is said where a product cannot be put into the cart. */
export function obstacleWords(
  obstacle: Obstacle,
  { location, modality }: { readonly location: string; readonly modality: Modality | undefined },
): string {
  if (obstacle === 'out-of-stock') return 'Out of stock';
  if (obstacle === 'in-store') return location;
  return modality === undefined ? '' : NOT_SO[modality];
}

/** The line of a product in the cart, for one way of shopping. */
export const lineOf = (
  lines: readonly CartLine[],
  upc: string,
  modality: Modality | undefined,
): CartLine | undefined => lines.find((line) => line.gtin13 === upc && line.modality === modality);

/** How much less one costs than usual, in whole percent. */
export const percentOff = (cents: number, usual: number): number => Math.round(100 - (100 * cents) / usual);

const ADD_TO_CART = 'Add to cart';

const ADD_FOR: Readonly<Record<Modality, string>> = {
  PICKUP: 'Add for pickup',
  DELIVERY: 'Add for delivery',
  SHIP: 'Add for shipping',
  IN_STORE: ADD_TO_CART,
};

/** What the button of a product's page says, for how the shopper shops. */
export const wordsOfAdding = (modality: Modality | undefined): string =>
  modality ? ADD_FOR[modality] : ADD_TO_CART;

/** The name of a button that puts a product into the cart; it begins with the words on it [WCAG 2.5.3]. */
export const nameOfAdding = (words: string, product: string): string =>
  `${ADD_TO_CART.startsWith(words) ? ADD_TO_CART : words}, ${product}`;
