import type { Card } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { knownCards } from './balance-rules.ts';

const card = (id: string, balance?: number): Card => ({ id, balance }) as Card;

it('takes the balance of a SNAP card from the checkout, and those of other cards from the cards', () => {
  const bank = [card('bank')];
  const snap = [card('snap', 9)];
  const gift = [card('gift', 1000)];
  const balances = (snapBalance: number | undefined) =>
    knownCards({ bank, snap, gift }, { snapBalance }).map(({ id, balance }) => [id, balance]);
  expect(balances(5000)).toEqual([
    ['bank', undefined],
    ['snap', 5000],
    ['gift', 1000],
  ]);
  expect(balances(undefined)[1]).toEqual(['snap', undefined]);
});
