/** The ways a shopper can receive what they buy [F-3.7]. */
export const MODALITIES = ['PICKUP', 'DELIVERY', 'SHIP', 'IN_STORE'] as const;
export type Modality = (typeof MODALITIES)[number];

const letters = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z]/g, '');

/** The modality that a service means by "Pickup", "InStore", "in_store" and the like; `undefined` when none [F-3.7]. */
export const parseModality = (text: string): Modality | undefined =>
  MODALITIES.find((modality) => letters(modality) === letters(text));
