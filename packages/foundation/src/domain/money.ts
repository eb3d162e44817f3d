/** An amount of money in integer cents. */
export type Cents = number;

/** A dollar amount as text. */
const AMOUNT = /^\s*(-?)\$?(\d{1,3}(?:,\d{3}){1,2}|\d{1,9})(?:\.(\d{1,2}))?\s*$/;

/**
 * Parses "$1,234.50", "25", "25.5" or "-3.10" into cents; `undefined` when the text is not a dollar amount. A comma
 * only separates thousands: "5,00" is no amount.
 */
export function parseCents(text: string): Cents | undefined {
  const match = AMOUNT.exec(text);
  if (!match) return undefined;
  const [, sign = '', dollars = '0', fraction = ''] = match;
  const cents = Number(dollars.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}

/** Cache by locale: creating a formatter takes longer than a hundred uses of it. */
const formats: Record<string, Intl.NumberFormat> = {};

/** Formats cents as US dollars in a locale: 2500 is "$25.00" in en-US. */
export const formatCents = (cents: Cents, locale = 'en-US'): string =>
  (formats[locale] ??= new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })).format(
    cents / 100,
  );
