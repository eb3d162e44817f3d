import * as v from 'valibot';
import { parseCents } from '../domain/money.ts';
import type { Cents } from '../domain/money.ts';

const MOST_DOLLARS = 999_999_999;

// [C-9.8] [W-3.5]
/** A dollar amount as text: "5.00", "$1,234.5", "USD 0.0000". */
const AMOUNT = /^\s*(?:USD\s*)?((?:-?\$?|\$-)(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,9}))(?:(\.\d{1,2})0*)?\s*$/;

/** A dollar amount in wire format, as a text or a number. */
export type WireAmount = string | number;

export const WireAmountSchema = v.union([
  v.pipe(v.string(), v.regex(AMOUNT)),
  // The same range as the text format.
  v.pipe(v.number(), v.minValue(-MOST_DOLLARS), v.maxValue(MOST_DOLLARS)),
]);

/** Converts an amount to cents. Throws for a text that the schema rejects. */
export function toCents(amount: WireAmount): Cents {
  if (typeof amount === 'number') return Math.round(amount * 100);
  const [, dollars = '', fraction = ''] = AMOUNT.exec(amount) ?? [];
  const cents = parseCents(`${dollars.replace('$-', '-')}${fraction}`);
  if (cents === undefined) throw new TypeError('No dollar amount.');
  return cents;
}

/** Formats dollars with both decimals, as the services expect amounts. */
export const toWireDollars = (cents: Cents): string => (cents / 100).toFixed(2);

/** Schema of an amount in a request. */
export const WireDollarsSchema = v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{2}$/));
