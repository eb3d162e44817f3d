import type { Checkout, OrderLine } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import type { OrderCompleteMessages } from './messages.ts';

/** Whose next steps are shown; nobody's for an order that is sent or bought in the store [C-2.51]. */
export function nextStepsOf({
  modality,
  deliveryType,
}: Pick<Checkout, 'modality' | 'deliveryType'>): 'pickup' | 'delivery' | 'contactless' | undefined {
  if (modality === 'PICKUP') return 'pickup';
  if (modality !== 'DELIVERY') return undefined;
  return deliveryType === 'Contactless' ? 'contactless' : 'delivery';
}

/** What may come in the place of a product [C-4.31]. */
export function substitutionWords(
  { substitutionPolicy, substitutes }: Pick<OrderLine, 'substitutionPolicy' | 'substitutes'>,
  text: Pick<OrderCompleteMessages, 'substitutions' | 'backup'>,
): string {
  if (substitutionPolicy !== 'CUSTOMER_CHOICE') return text.substitutions[substitutionPolicy];
  return formatMessage(text.backup, { item: substitutes.join(', ') });
}
