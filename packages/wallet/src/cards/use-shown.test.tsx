import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardLike } from '../testing/card-like.ts';
import { useShown } from './use-shown.ts';

const cards = (count: number) => Array.from({ length: count }, (_, n) => cardLike({ id: `card-${n}` }));

/** How many cards were shown, change by change. */
function watch(first: number) {
  const counts: number[] = [];
  const { rerender } = renderHook(
    ({ list }) => {
      const { length } = useShown(list);
      if (counts.at(-1) !== length) counts.push(length);
    },
    { initialProps: { list: cards(first) } },
  );
  return { counts, become: (count: number) => rerender({ list: cards(count) }) };
}

describe('the cards to show', () => {
  it.each([0, 1, 10])('are all of a list of %i at once', (count) => {
    expect(watch(count).counts).toEqual([count]);
  });

  it.each([
    [11, [10, 11]],
    [70, [10, 70]],
    [150, [10, 70, 130, 150]],
  ])('are the first ones of a list of %i, and then the others in steps', async (count, steps) => {
    const { counts } = watch(count);
    expect(counts).toEqual([10]);
    await waitFor(() => expect(counts).toEqual(steps));
  });

  it('are never fewer than there were when a list grows', async () => {
    const short = watch(10);
    short.become(11);
    expect(short.counts).toEqual([10, 11]);

    const long = watch(70);
    await waitFor(() => expect(long.counts).toEqual([10, 70]));
    long.become(200);
    expect(long.counts).toEqual([10, 70, 200]);
  });

  it('go on coming where a list changes in between', async () => {
    const { counts, become } = watch(150);
    become(140);
    await waitFor(() => expect(counts.at(-1)).toBe(140));
    expect(counts[0]).toBe(10);
  });
});
