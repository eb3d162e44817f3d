import { expect, it } from 'vitest';
import { nextStepsOf } from './words.ts';

it.each([
  ['PICKUP', 'Standard', 'pickup'],
  ['DELIVERY', 'Standard', 'delivery'],
  ['DELIVERY', 'Contactless', 'contactless'],
  ['SHIP', 'Standard', 'ship'],
  ['IN_STORE', 'Standard', undefined],
] as const)('for %s, %s the next steps are those of %s [C-2.51]', (modality, deliveryType, steps) =>
  expect(nextStepsOf({ modality, deliveryType })).toBe(steps),
);
