import { expect, it } from 'vitest';
import { splitTenders } from './split-tenders.ts';

it.each([
  ['the bank card pays everything', 1000, [], { gift: [], bank: 1000 }],
  [
    'gift cards pay first, in turn',
    1000,
    [
      { cardId: 'a', balance: 300 },
      { cardId: 'b', balance: 5000 },
      { cardId: 'c', balance: 100 },
    ],
    {
      gift: [
        { cardId: 'a', cents: 300 },
        { cardId: 'b', cents: 700 },
        { cardId: 'c', cents: 0 },
      ],
      bank: 0,
    },
  ],
  [
    'an empty one pays nothing',
    1000,
    [{ cardId: 'a', balance: 0 }],
    { gift: [{ cardId: 'a', cents: 0 }], bank: 1000 },
  ],
])('%s', (_who, total, gifts, split) => expect(splitTenders(total, gifts)).toEqual(split));
