import type { OrderedLine } from '@grocer/foundation/domain';

type Amount = Pick<OrderedLine, 'gtin13' | 'couponId' | 'quantity'>;

/** What tells a line from the others of an order: its product, and the flash sale that it was bought in. */
export const lineKey = ({ gtin13, couponId = '' }: Pick<OrderedLine, 'gtin13' | 'couponId'>): string =>
  `${gtin13} ${couponId}`;

const amountOf = (line: Amount): string => `${lineKey(line)} ${line.quantity}`;

/** Do two lists order the same, whatever their order? */
export function isSameOrder(one: readonly Amount[], other: readonly Amount[]): boolean {
  const amounts = new Set(one.map(amountOf));
  return one.length === other.length && other.every((line) => amounts.has(amountOf(line)));
}

/** The lines that were bought in flash sales. */
export const flashSaleLines = <Line extends Pick<OrderedLine, 'couponId'>>(
  lines: readonly Line[],
): readonly Line[] => lines.filter(({ couponId }) => couponId !== undefined);

/** The others. */
export const usualLines = <Line extends Pick<OrderedLine, 'couponId'>>(
  lines: readonly Line[],
): readonly Line[] => lines.filter(({ couponId }) => couponId === undefined);
