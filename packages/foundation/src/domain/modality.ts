/** The ways a shopper can receive what they buy. */
export const MODALITIES = ['PICKUP', 'DELIVERY', 'SHIP', 'IN_STORE'] as const;
export type Modality = (typeof MODALITIES)[number];

const letters = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z]/g, '');

// An answer may name a thousand of them.
const BY_LETTERS: ReadonlyMap<string, Modality> = new Map(
  MODALITIES.map((modality) => [letters(modality), modality]),
);

/** The modality that a service means by "Pickup", "InStore", "in_store" and the like; `undefined` when none. */
export const parseModality = (text: string): Modality | undefined =>
  BY_LETTERS.get(text) ?? BY_LETTERS.get(letters(text));
