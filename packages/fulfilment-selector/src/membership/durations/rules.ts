const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** Returns an integer from 0 to 99 in words, any other number in digits [F-9.7]. */
export function numberInWords(count: number): string {
  if (!Number.isInteger(count) || count < 0 || count > 99) return String(count);
  const small = SMALL[count];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(count / 10)] ?? '';
  const ones = count % 10;
  return ones === 0 ? tens : `${tens}-${SMALL[ones]}`;
}

/** The unit of a period. */
export type PeriodUnit = 'year' | 'month' | 'day';

const UNITS: readonly [RegExp, PeriodUnit][] = [
  [/^(y|yr|yrs|year|years|ann)$/i, 'year'],
  [/^(m|mo|mon|mth|month|months)$/i, 'month'],
  [/^(d|da|day|days)$/i, 'day'],
];

/** Returns the unit for a service's code. */
export const unitOf = (code: string): PeriodUnit | undefined =>
  UNITS.find(([pattern]) => pattern.test(code.trim()))?.[1];

/** Returns a period in words: "one year", "six months", "100 days". Multiples of twelve months are years. */
export function periodText(quantity: number, unit: PeriodUnit): string {
  if (unit === 'month' && quantity > 0 && quantity % 12 === 0) return periodText(quantity / 12, 'year');
  return `${numberInWords(quantity)} ${unit}${quantity === 1 ? '' : 's'}`;
}
