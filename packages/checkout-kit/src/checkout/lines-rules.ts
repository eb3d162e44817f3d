import type { OrderedLine } from '@grocer/foundation/domain';

type Amount = Pick<OrderedLine, 'gtin13' | 'couponId' | 'quantity'>;

/** The key of a line within its order: the product, and the flash sale it was bought in. */
export const lineKey = ({ gtin13, couponId = '' }: Pick<OrderedLine, 'gtin13' | 'couponId'>): string =>
  `${gtin13} ${couponId}`;

const amountOf = (line: Amount): string => `${lineKey(line)} ${line.quantity}`;

/** Returns true when two lists order the same items, in any sequence. */
export function isSameOrder(one: readonly Amount[], other: readonly Amount[]): boolean {
  const amounts = new Set(one.map(amountOf));
  return one.length === other.length && other.every((line) => amounts.has(amountOf(line)));
}

/** Returns the lines that were bought in flash sales. */
export const flashSaleLines = <Line extends Pick<OrderedLine, 'couponId'>>(
  lines: readonly Line[],
): readonly Line[] => lines.filter(({ couponId }) => couponId !== undefined);

/** Returns the lines that were not bought in flash sales. */
export const usualLines = <Line extends Pick<OrderedLine, 'couponId'>>(
  lines: readonly Line[],
): readonly Line[] => lines.filter(({ couponId }) => couponId === undefined);
