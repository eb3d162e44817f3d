import type { Cents, Modality } from '@grocer/foundation/domain';

const MINIMUM: Cents = 3500;

/** From which amount on an order qualifies, for the ways that have one [F-2.18] [F-9.6]; a smaller one is taken as well. */
export const minimums = (): readonly { readonly modalityType: Modality; readonly amount: string }[] =>
  (['PICKUP', 'DELIVERY'] as const).map((modalityType) => ({
    modalityType,
    amount: (MINIMUM / 100).toFixed(2),
  }));
