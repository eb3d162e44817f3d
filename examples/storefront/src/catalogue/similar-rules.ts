import type { CartLine, CatalogueProduct, Modality } from '@grocer/foundation/domain';

/** Returns the other products of an aisle that are in stock, those of the same family first. */
export function similarTo(
  { upc, family }: Pick<CatalogueProduct, 'upc' | 'family'>,
  aisle: readonly CatalogueProduct[],
): readonly CatalogueProduct[] {
  const others = aisle.filter((one) => one.upc !== upc && one.stock !== 'OUT');
  return others.toSorted((a, b) => Number(b.family === family) - Number(a.family === family));
}

/**
 * Returns possible backups of a product for a way to shop: those of its family, or of the aisle if there are
 * none.
 */
export function backupsOf(
  product: Pick<CatalogueProduct, 'upc' | 'family'>,
  modality: Modality,
  aisle: readonly CatalogueProduct[],
): readonly CatalogueProduct[] {
  const similar = similarTo(product, aisle).filter(({ modalities }) => modalities.includes(modality));
  const ofKind = similar.filter(({ family }) => family === product.family);
  return ofKind.length > 0 ? ofKind : similar;
}

/**
 * Returns products in stock that complement a cart: one of each family that it lacks, from the aisles of its
 * products in turn.
 */
export function goesWith(
  lines: readonly Pick<CartLine, 'gtin13'>[],
  all: readonly CatalogueProduct[],
): readonly CatalogueProduct[] {
  const had = all.filter(({ upc }) => lines.some(({ gtin13 }) => gtin13 === upc));
  const families = new Set(had.map(({ family }) => family));
  /** Number of products found in each aisle. */
  const found = new Map(had.map(({ aisle }) => [aisle, 0]));
  const ranked = all.flatMap((product) => {
    const rank = found.get(product.aisle);
    if (rank === undefined || families.has(product.family) || product.stock === 'OUT') return [];
    families.add(product.family);
    found.set(product.aisle, rank + 1);
    return [{ product, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ product }) => product);
}
