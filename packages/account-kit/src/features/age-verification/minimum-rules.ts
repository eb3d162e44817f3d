import type { AgeRestrictedItem } from './question.ts';

/** Minimum age if neither the host nor the items have one. */
const USUAL_AGE = 21;

/** Returns the minimum age: the host's, else that of the strictest item. */
export const minimumAgeOf = (
  items: readonly { readonly minimumAge?: number }[],
  hosts: number | undefined,
): number => hosts ?? (Math.max(0, ...items.map(({ minimumAge = 0 }) => minimumAge)) || USUAL_AGE);

interface Question {
  readonly items: readonly AgeRestrictedItem[];
  readonly minimumAge?: number | undefined;
}

/** Merges two concurrent questions: all items, with the higher minimum age. */
export const mergeQuestions = (before: Question, asked: Question) => ({
  items: [
    ...asked.items,
    ...before.items.filter(({ name }) => !asked.items.some((other) => other.name === name)),
  ],
  minimumAge: Math.max(...[before, asked].map(({ items, minimumAge }) => minimumAgeOf(items, minimumAge))),
});
