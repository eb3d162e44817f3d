import type { CatalogueProduct, Modality } from '@grocer/foundation/domain';

/** Those of an aisle that can be had instead of a product of it, those of its own kind first. */
export function similarTo(
  { upc, family }: Pick<CatalogueProduct, 'upc' | 'family'>,
  aisle: readonly CatalogueProduct[],
): readonly CatalogueProduct[] {
  const others = aisle.filter((one) => one.upc !== upc && one.stock !== 'OUT');
  return others.toSorted((a, b) => Number(b.family === family) - Number(a.family === family));
}

/** What may come instead of a product in a way of shopping: its own kind alone, unless there is nothing else of it. */
export function backupsOf(
  product: Pick<CatalogueProduct, 'upc' | 'family'>,
  modality: Modality,
  aisle: readonly CatalogueProduct[],
): readonly CatalogueProduct[] {
  const similar = similarTo(product, aisle).filter(({ modalities }) => modalities.includes(modality));
  const ofKind = similar.filter(({ family }) => family === product.family);
  return ofKind.length > 0 ? ofKind : similar;
}
