import type { Cents, SummaryLine } from '@grocer/foundation/domain';
import { formatCents } from '@grocer/foundation/domain';
import { formatMessage, pluralOf } from '@grocer/foundation/embed';
import type { CostMessages } from './messages.ts';

interface Words {
  readonly text: CostMessages;
  readonly locale: string;
}

/** An amount with a minus of typography, as what is taken off is shown. */
const amountText = (amount: Cents, locale: string): string =>
  amount < 0 ? `−${formatCents(-amount, locale)}` : formatCents(amount, locale);

/** What stands at the end of a line: an amount, that it is free, or that nobody knows it yet [C-9.8]. */
export function lineAmount({ type, amount }: SummaryLine, { text, locale }: Words): string {
  if (amount === undefined) return text.unknown;
  return type === 'FEE' && amount === 0 ? text.free : amountText(amount, locale);
}

/** What a line is called: the subtotal counts its items [C-2.27], the others are as the service calls them. */
export function lineLabel(line: SummaryLine, itemCount: number, { text, locale }: Words): string {
  const own = { TOTAL: text.total, TIP: text.tip, TAX: text.tax, FEE: text.fees, PROMO: undefined };
  if (line.type !== 'SUBTOTAL') return line.description || (own[line.type] ?? '');
  const count = new Intl.NumberFormat(locale).format(itemCount);
  return formatMessage(pluralOf(text.subtotal, itemCount, locale), { count });
}
