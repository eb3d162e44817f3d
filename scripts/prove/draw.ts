import type { Random } from './random.ts';

/** What an operation is drawn by. */
export interface Question<Stored> {
  readonly stored: Stored;
  readonly random: Random;
  /** Who does it. */
  readonly shopper: string;
  /** A number that no other operation has. */
  readonly number: number;
}

/** How operations of each kind are drawn; nothing where the shopper can't do one now. */
export type Draws<Operation extends { readonly kind: string }, Stored> = Readonly<
  Record<Operation['kind'], (question: Question<Stored>) => Operation | undefined>
>;

/** Draws one of several; nothing from none. */
export const oneOf = <Item>({ random }: Pick<Question<unknown>, 'random'>, items: readonly Item[]) =>
  items[random.below(items.length)];

/** Draws an operation of the kinds that are wanted; nothing where the shopper seems to be able to do none. */
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
