import type { Checkout } from '@grocer/foundation/domain';

/** Returns which next steps apply to the order; undefined for purchases in the store [C-2.51]. */
export function nextStepsOf({
  modality,
  deliveryType,
}: Pick<Checkout, 'modality' | 'deliveryType'>): 'pickup' | 'delivery' | 'contactless' | 'ship' | undefined {
  if (modality === 'PICKUP') return 'pickup';
  if (modality === 'SHIP') return 'ship';
  if (modality !== 'DELIVERY') return undefined;
  return deliveryType === 'Contactless' ? 'contactless' : 'delivery';
}
