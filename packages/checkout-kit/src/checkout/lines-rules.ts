import type { OrderedLine } from '@grocer/foundation/domain';

type Amount = Pick<OrderedLine, 'gtin13' | 'couponId' | 'quantity'>;

const amountOf = ({ gtin13, couponId = '', quantity }: Amount): string => `${gtin13} ${couponId} ${quantity}`;

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
