import type { CatalogueProduct } from '@grocer/foundation/domain';

/** Those of an aisle that can be had instead of a product of it, those of its own kind first. */
export function similarTo(
  { upc, family }: Pick<CatalogueProduct, 'upc' | 'family'>,
  aisle: readonly CatalogueProduct[],
): readonly CatalogueProduct[] {
  const others = aisle.filter((one) => one.upc !== upc && one.stock !== 'OUT');
  return others.toSorted((a, b) => Number(b.family === family) - Number(a.family === family));
}
