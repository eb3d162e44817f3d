import type { CartLine, Modality } from '@grocer/foundation/domain';
import { expect, it } from 'vitest';
import { otherItems } from './reminder-rules.ts';

const line = (modality: Modality, quantity: number): CartLine => ({
  id: `${modality}${quantity}`,
  gtin13: '2000000000001',
  quantity,
  modality,
  substitutionPolicy: 'NONE',
  substitutionItems: [],
  instructions: '',
  sellerId: undefined,
  sourceStoreId: undefined,
});

it.each([
  ['nothing', [], undefined],
  ['what is put in since for the same way', [line('PICKUP', 2)], undefined],
  ['another way', [line('PICKUP', 2), line('DELIVERY', 3)], { count: 3, modalities: ['DELIVERY'] }],
  [
    'something weighed',
    [line('DELIVERY', 0.75), line('DELIVERY', 2)],
    { count: 3, modalities: ['DELIVERY'] },
  ],
  ['two other ways', [line('DELIVERY', 1), line('SHIP', 1)], { count: 2, modalities: ['DELIVERY', 'SHIP'] }],
])('reminds the shopper or not, after a pickup, of a cart with %s [C-2.52]', (_what, lines, expected) =>
  expect(otherItems({ lines }, 'PICKUP')).toEqual(expected),
);
