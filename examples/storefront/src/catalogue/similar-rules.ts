import type { CatalogueProduct, Modality } from '@grocer/foundation/domain';

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
