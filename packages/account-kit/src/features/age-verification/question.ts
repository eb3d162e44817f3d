import { configError, configProblems, words } from '@grocer/foundation/embed';
import type { Cents } from '@grocer/foundation/domain';
import * as v from 'valibot';

/** A product that not everybody may buy. */
export interface AgeRestrictedItem {
  /** As the shopper reads it. */
  readonly name: string;
  /** What else there is to say of it: its size, or how old one has to be. */
  readonly description?: string;
  /** In whole cents. */
  readonly price?: Cents;
  /** How old one has to be for it, in years. */
  readonly minimumAge?: number;
}

/** What a shopper's age is asked for. */
export interface AgeQuestion {
  readonly items: readonly AgeRestrictedItem[];
  /** In years. Default: the greatest of the items', else 21. */
  readonly minimumAge?: number;
}

/** What a shopper has answered. */
export interface AgeAnswer {
  /** A day of the calendar, "YYYY-MM-DD". */
  readonly dateOfBirth: string;
}

const years = v.optional(v.pipe(v.number('must be a number.'), v.minValue(0, 'must not be negative.')));
const item = v.object({
  name: v.string('must be text.'),
  description: words,
  price: v.optional(v.number('must be a number of cents.')),
  minimumAge: years,
});
const question = v.object({ items: v.array(item, 'must be a list of items.'), minimumAge: years });

/** Refuses a question that cannot be asked, with every problem. */
export function checkQuestion(asked: AgeQuestion): void {
  const problems = configProblems(question, asked);
  if (problems.length > 0) throw configError('Account Kit', problems);
}
