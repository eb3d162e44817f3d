import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardLike } from '../testing/card-like.ts';
import { useShown } from './use-shown.ts';

const cards = (count: number) => Array.from({ length: count }, (_, n) => cardLike({ id: `card-${n}` }));

/** Rows in a window of 768 px. */
const IN_VIEW = 12;

/** How many cards were shown, change by change. */
function watch(first: number, chosen: readonly string[] = []) {
  const counts: number[] = [];
  const { rerender } = renderHook(
    ({ list }) => {
      const { length } = useShown(list, chosen);
      if (counts.at(-1) !== length) counts.push(length);
    },
    { initialProps: { list: cards(first) } },
  );
  return { counts, become: (count: number) => rerender({ list: cards(count) }) };
}

describe('the cards to show', () => {
  it.each([0, 1, 20])('are all of a list of %i at once', (count) => {
    expect(watch(count).counts).toEqual([count]);
  });

  it.each([
    [21, [IN_VIEW, 21]],
    [72, [IN_VIEW, 72]],
    [150, [IN_VIEW, 72, 132, 150]],
  ])('are those in view of a list of %i, and then the others in steps', async (count, steps) => {
    const { counts } = watch(count);
    expect(counts).toEqual([IN_VIEW]);
    await waitFor(() => expect(counts).toEqual(steps));
  });

  it.each([
    [['card-40'], 41],
    [['card-3'], IN_VIEW],
    [['card-3', 'card-99'], 100],
    [['no longer there'], IN_VIEW],
  ])('are with %j chosen at least as many as reach to the last one of them', (chosen, first) => {
    expect(watch(150, chosen).counts).toEqual([first]);
  });

  it('are never fewer than there were when a list grows', async () => {
    const short = watch(20);
    short.become(21);
    expect(short.counts).toEqual([20, 21]);

    const long = watch(70);
    await waitFor(() => expect(long.counts).toEqual([IN_VIEW, 70]));
    long.become(200);
    expect(long.counts).toEqual([IN_VIEW, 70, 200]);
  });

  it('go on coming where a list changes in between', async () => {
    const { counts, become } = watch(150);
    become(140);
    await waitFor(() => expect(counts.at(-1)).toBe(140));
    expect(counts[0]).toBe(IN_VIEW);
  });
});
