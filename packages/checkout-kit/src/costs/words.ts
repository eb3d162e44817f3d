import type { Cents, SummaryLine } from '@grocer/foundation/domain';
import { formatCents } from '@grocer/foundation/domain';
import { formatMessage, pluralOf } from '@grocer/foundation/embed';
import type { CostMessages } from './messages.ts';

interface Words {
  readonly text: CostMessages;
  readonly locale: string;
}

/** Formats an amount; a negative one gets a typographic minus. */
const amountText = (amount: Cents, locale: string): string =>
  amount < 0 ? `−${formatCents(-amount, locale)}` : formatCents(amount, locale);

/** Formats the amount of a line: a price, free, or not known yet [C-9.8]. */
export function lineAmount({ type, amount }: SummaryLine, { text, locale }: Words): string {
  if (amount === undefined) return text.unknown;
  return type === 'FEE' && amount === 0 ? text.free : amountText(amount, locale);
}

/** Returns a line's label: the subtotal with its item count [C-2.27], else the service's description. */
export function lineLabel(line: SummaryLine, itemCount: number, { text, locale }: Words): string {
  const own = { TOTAL: text.total, TIP: text.tip, TAX: text.tax, FEE: text.fees, PROMO: '', OTHER: '' };
  if (line.type !== 'SUBTOTAL') return line.description || own[line.type];
  const count = new Intl.NumberFormat(locale).format(itemCount);
  return formatMessage(pluralOf(text.subtotal, itemCount, locale), { count });
}
