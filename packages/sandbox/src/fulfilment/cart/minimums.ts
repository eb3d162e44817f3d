import type { Cents, Modality } from '@grocer/foundation/domain';

const MINIMUM: Cents = 3500;

/**
 * Returns the amounts from which an order qualifies, for the modalities that have one [F-2.18] [F-9.6];
 * smaller orders are accepted as well.
 */
export const minimums = (): readonly { readonly modalityType: Modality; readonly amount: string }[] =>
  (['PICKUP', 'DELIVERY'] as const).map((modalityType) => ({
    modalityType,
    amount: (MINIMUM / 100).toFixed(2),
  }));
