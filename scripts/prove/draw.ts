import type { Random } from './random.ts';

/** What an operation is drawn from. */
export interface Question<Stored> {
  readonly stored: Stored;
  readonly random: Random;
  /** The shopper who does it. */
  readonly shopper: string;
  /** A number that is unique among all operations. */
  readonly number: number;
}

/** Functions that draw an operation of each kind; undefined if the shopper cannot do one now. */
export type Draws<Operation extends { readonly kind: string }, Stored> = Readonly<
  Record<Operation['kind'], (question: Question<Stored>) => Operation | undefined>
>;

/** Draws one of several items; undefined if there are none. */
export const oneOf = <Item>({ random }: Pick<Question<unknown>, 'random'>, items: readonly Item[]) =>
  items[random.below(items.length)];

/**
 * Draws an operation of the wanted kinds; undefined after 100 attempts without one that the shopper can do.
 */
export function drawFrom<Operation extends { readonly kind: string }, Stored>(
  draws: Draws<Operation, Stored>,
  question: Question<Stored>,
  kinds: readonly Operation['kind'][],
): Operation | undefined {
  for (let tries = 0; tries < 100; tries += 1) {
    const kind: Operation['kind'] | undefined = oneOf(question, kinds);
    const operation = kind === undefined ? undefined : draws[kind](question);
    if (operation) return operation;
  }
  return undefined;
}
