const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** A number in words up to 99, in digits from 100 on [F-9.7]. */
export function numberInWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) return String(count);
  const small = SMALL[count];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(count / 10)] ?? '';
  const ones = count % 10;
  return ones === 0 ? tens : `${tens}-${SMALL[ones]}`;
}

/** What a period counts. */
export type PeriodUnit = 'year' | 'month' | 'day';

const UNITS: readonly [RegExp, PeriodUnit][] = [
  [/^(y|yr|yrs|year|years|ann)$/i, 'year'],
  [/^(m|mo|mon|mth|month|months)$/i, 'month'],
  [/^(d|da|day|days)$/i, 'day'],
];

/** The unit that a service's code means. */
export const unitOf = (code: string): PeriodUnit | undefined =>
  UNITS.find(([pattern]) => pattern.test(code.trim()))?.[1];

/** "one year", "six months", "100 days": twelve months, and every multiple, are years. */
export function periodText(quantity: number, unit: PeriodUnit): string {
  if (unit === 'month' && quantity > 0 && quantity % 12 === 0) return periodText(quantity / 12, 'year');
  return `${numberInWords(quantity)} ${unit}${quantity === 1 ? '' : 's'}`;
}
