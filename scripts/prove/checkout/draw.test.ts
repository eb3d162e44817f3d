import { expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { drawOperation } from './draw.ts';
import { KINDS } from './operation.ts';
import type { Stored } from './truth.ts';

const nothing: Stored = { checkouts: [], cart: [], giftCards: ['1000'], snapCards: ['0004'] };

it('draws checkouts of every kind, the same for the same seed', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 300 }, (_, number) =>
      drawOperation({ stored: nothing, random, shopper: 'alice PICKUP', number }, KINDS),
    );
  };
  expect(draw(1)).toEqual(draw(1));
  const drawn = draw(1);
  expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  expect(new Set(drawn.map(({ modality }) => modality))).toEqual(new Set(['PICKUP']));
  for (const { edits } of drawn) expect(new Set(edits.map(({ field }) => field)).size).toBe(edits.length);
});

it.each(['rejected', 'changes'] as const)('draws orders of the kind "%s" with every kind of card', (kind) => {
  const random = createRandom(1);
  const drawn = Array.from({ length: 200 }, (_, number) =>
    drawOperation({ stored: nothing, random, shopper: 'alice PICKUP', number }, [kind]),
  );
  const byGift = drawn.filter(({ giftCents }) => Object.keys(giftCents).length > 0);
  const bySnap = drawn.filter(({ snapCents }) => snapCents !== undefined);
  for (const some of [byGift, bySnap]) expect(some.length).toBeGreaterThan(10);
});

it('draws no changes for a shopper whose cart of changes cannot be replaced', () => {
  const random = createRandom(1);
  const question = { stored: nothing, random, shopper: 'carol PICKUP' };
  const drawn = Array.from({ length: 100 }, (_, number) => drawOperation({ ...question, number }, KINDS));
  expect(drawn.filter(({ isChange }) => isChange)).toEqual([]);
});
