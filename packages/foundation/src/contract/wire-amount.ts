import * as v from 'valibot';
import { parseCents } from '../domain/money.ts';
import type { Cents } from '../domain/money.ts';

const MOST_DOLLARS = 999_999_999;

/** Dollars on the wire, as text of currency and amount or as a number. */
export type WireAmount = string | number;

export const WireAmountSchema = v.union([
  // What `parseCents` reads.
  v.pipe(v.string(), v.regex(/^\s*-?\$?\d{1,3}(?:,?\d{3}){0,2}(?:\.\d{1,2})?\s*$/)),
  // As long as its text could be.
  v.pipe(v.number(), v.minValue(-MOST_DOLLARS), v.maxValue(MOST_DOLLARS)),
]);

/** Cents behind an amount of the wire; 0 for a text that its schema would not have let through. */
export const toCents = (amount: WireAmount): Cents =>
  typeof amount === 'number' ? Math.round(amount * 100) : (parseCents(amount) ?? 0);
