import { configError, configProblems, words } from '@grocer/foundation/embed';
import type { Cents } from '@grocer/foundation/domain';
import * as v from 'valibot';

/** An age-restricted product. */
export interface AgeRestrictedItem {
  /** Name as shown to the shopper. */
  readonly name: string;
  /** Additional text, such as the size or the minimum age. */
  readonly description?: string;
  /** Price in whole cents. */
  readonly price?: Cents;
  /** Minimum age for this item, in years. */
  readonly minimumAge?: number;
}

/** What the age is verified for. */
export interface AgeQuestion {
  readonly items: readonly AgeRestrictedItem[];
  /** Minimum age in years. Default: the highest of the items', else 21. */
  readonly minimumAge?: number;
}

/** The shopper's answer. */
export interface AgeAnswer {
  /** The date of birth as "YYYY-MM-DD". */
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

/** Validates a question; throws `invalid_config` with every problem. */
export function checkQuestion(asked: AgeQuestion): void {
  const problems = configProblems(question, asked);
  if (problems.length > 0) throw configError('Account Kit', problems);
}
