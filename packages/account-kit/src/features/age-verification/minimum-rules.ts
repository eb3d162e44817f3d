import type { AgeRestrictedItem } from './question.ts';

/** Where neither host nor items say how old somebody has to be. */
const USUAL_AGE = 21;

/** How old somebody has to be: as the host says, else as the strictest item does. */
export const ageNeeded = (
  items: readonly { readonly minimumAge?: number }[],
  hosts: number | undefined,
): number => hosts ?? (Math.max(0, ...items.map(({ minimumAge = 0 }) => minimumAge)) || USUAL_AGE);

interface Question {
  readonly items: readonly AgeRestrictedItem[];
  readonly minimumAge?: number | undefined;
}

/** What is asked of whoever is asked for two things at once: for all of them, by the stricter age. */
export const askedTogether = (before: Question, asked: Question) => ({
  items: [
    ...asked.items,
    ...before.items.filter(({ name }) => !asked.items.some((other) => other.name === name)),
  ],
  minimumAge: Math.max(...[before, asked].map(({ items, minimumAge }) => ageNeeded(items, minimumAge))),
});
