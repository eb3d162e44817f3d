import type { OrderLine } from '@grocer/foundation/domain';
import { formatMessage } from '@grocer/foundation/embed';
import type { DetailMessages } from './messages.ts';

/** Describes what may replace a product; empty if the service does not tell [C-4.31]. */
export function substitutionWords(
  { substitutionPolicy, substitutes }: Pick<OrderLine, 'substitutionPolicy' | 'substitutes'>,
  text: Pick<DetailMessages, 'substitutions' | 'backup'>,
): string {
  if (substitutionPolicy === undefined) return '';
  if (substitutionPolicy !== 'CUSTOMER_CHOICE') return text.substitutions[substitutionPolicy];
  return formatMessage(text.backup, { item: substitutes.join(', ') });
}
