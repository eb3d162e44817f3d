/** The ways in which a shopper can receive an order. */
export const MODALITIES = ['PICKUP', 'DELIVERY', 'SHIP', 'IN_STORE'] as const;
export type Modality = (typeof MODALITIES)[number];

const letters = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z]/g, '');

// A map, since a response may contain a thousand modality names.
const BY_LETTERS: ReadonlyMap<string, Modality> = new Map(
  MODALITIES.map((modality) => [letters(modality), modality]),
);

/** Parses a modality as services spell it: "Pickup", "InStore" or "in_store"; `undefined` if unknown. */
export const parseModality = (text: string): Modality | undefined =>
  BY_LETTERS.get(text) ?? BY_LETTERS.get(letters(text));
