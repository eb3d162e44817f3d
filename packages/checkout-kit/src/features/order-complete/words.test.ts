import { expect, it } from 'vitest';
import { nextStepsOf } from './words.ts';

it.each([
  ['PICKUP', 'Standard', 'pickup'],
  ['DELIVERY', 'Standard', 'delivery'],
  ['DELIVERY', 'Contactless', 'contactless'],
  ['SHIP', 'Standard', 'ship'],
  ['IN_STORE', 'Standard', undefined],
] as const)('returns for %s, %s the next steps of %s [C-2.51]', (modality, deliveryType, steps) =>
  expect(nextStepsOf({ modality, deliveryType })).toBe(steps),
);
