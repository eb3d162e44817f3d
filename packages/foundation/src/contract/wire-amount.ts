import * as v from 'valibot';
import { AMOUNT, parseCents } from '../domain/money.ts';
import type { Cents } from '../domain/money.ts';

const MOST_DOLLARS = 999_999_999;

/** A dollar amount in wire format, as a text or a number. */
export type WireAmount = string | number;

export const WireAmountSchema = v.union([
  v.pipe(v.string(), v.regex(AMOUNT)),
  // The same range as the text format.
  v.pipe(v.number(), v.minValue(-MOST_DOLLARS), v.maxValue(MOST_DOLLARS)),
]);

/** Converts an amount to cents; 0 for a text that the schema would have rejected. */
export const toCents = (amount: WireAmount): Cents =>
  typeof amount === 'number' ? Math.round(amount * 100) : (parseCents(amount) ?? 0);
