import { expect, it } from 'vitest';
import { createAmounts, createAmountSender } from './amount-sender.ts';
import { refused } from './cart-words.ts';
import type { Refusal } from './cart-words.ts';

const NO = refused('No.');

/** A sender whose requests are answered by the test. */
function createWorld() {
  const sent: number[] = [];
  const shown: (number | undefined)[] = [];
  const settled: [number, Refusal | undefined][] = [];
  let answerLast = (_refusal?: Refusal): void => {};
  const sender = createAmountSender(() => shown.push(sender.wanted()));
  const { want, wanted } = sender;
  const work = {
    async send(quantity: number) {
      sent.push(quantity);
      return new Promise<Refusal | undefined>((resolve) => {
        answerLast = resolve;
      });
    },
    onSettled: (...last: [number, Refusal | undefined]) => settled.push(last),
  };
  async function answer(refusal?: Refusal): Promise<void> {
    answerLast(refusal);
    // Lets the promise callbacks that follow an answer run.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
  return { sent, shown, settled, want: (quantity: number) => want(quantity, work), wanted, answer, sender };
}

it('sends only the newest amount after the response to the first', async () => {
  const { sent, shown, settled, want, wanted, answer } = createWorld();
  for (const quantity of [2, 3, 4, 5, 6]) want(quantity);
  expect(shown).toEqual([2, 3, 4, 5, 6]);
  expect(sent).toEqual([2]);
  await answer();
  expect(sent).toEqual([2, 6]);
  expect(wanted()).toBe(6);
  await answer();
  expect(wanted()).toBeUndefined();
  expect(shown.at(-1)).toBeUndefined();
  expect(settled).toEqual([[6, undefined]]);
});

it('drops waiting amounts after a refusal, and sends later ones', async () => {
  const { sent, settled, want, wanted, answer } = createWorld();
  want(2);
  want(3);
  await answer(NO);
  expect(sent).toEqual([2]);
  expect(wanted()).toBeUndefined();
  expect(settled).toEqual([[2, NO]]);
  want(4);
  await answer();
  expect(sent).toEqual([2, 4]);
});

it('ignores an amount for a line that is being removed', async () => {
  const { sent, settled, want, answer } = createWorld();
  want(1);
  want(0);
  want(1);
  await answer();
  await answer();
  expect(sent).toEqual([1, 0]);
  expect(settled).toEqual([[0, undefined]]);
});

it('resolves once all amounts are sent, with whether they were saved', async () => {
  const { sender, want, answer } = createWorld();
  expect(await sender.settled()).toBe(true);
  want(2);
  const saved = sender.settled();
  want(3);
  await answer();
  await answer();
  expect(await saved).toBe(true);
  want(4);
  const failed = sender.settled();
  await answer(NO);
  expect(await failed).toBe(false);
});

it('sends the amounts of one line in order, and the latest one last', async () => {
  const amounts = createAmounts();
  const sent: number[] = [];
  const work = { send: async (quantity: number) => void sent.push(quantity), onSettled: () => {} };
  const shown: ReadonlyMap<string, number>[] = [];
  const stop = amounts.subscribe(() => shown.push(amounts.wanted()));
  amounts.want('a', 2, work);
  amounts.want('a', 5, work);
  amounts.want('a', 1, work);
  amounts.want('b', 7, work);
  expect(Object.fromEntries(shown.at(-1) ?? [])).toEqual({ a: 1, b: 7 });
  expect(await amounts.settled()).toBe(true);
  expect(sent).toEqual([2, 7, 1]);
  expect(amounts.wanted().size).toBe(0);
  stop();
  const before = shown.length;
  amounts.want('a', 3, work);
  expect(shown).toHaveLength(before);
});
