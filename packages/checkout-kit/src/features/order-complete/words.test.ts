import { expect, it } from 'vitest';
import { orderCompleteMessages } from './messages.ts';
import { nextStepsOf, substitutionWords } from './words.ts';

it.each([
  ['PICKUP', 'Standard', 'pickup'],
  ['DELIVERY', 'Standard', 'delivery'],
  ['DELIVERY', 'Contactless', 'contactless'],
  ['SHIP', 'Standard', undefined],
  ['IN_STORE', 'Standard', undefined],
] as const)('for %s, %s the next steps are those of %s [C-2.51]', (modality, deliveryType, steps) =>
  expect(nextStepsOf({ modality, deliveryType })).toBe(steps),
);

it.each([
  ['SHOPPER_CHOICE', [], 'Substitutions allowed'],
  ['CUSTOMER_CHOICE', ['Oat Drink'], 'Backup: Oat Drink'],
  ['NONE', [], 'Substitutions not allowed'],
] as const)('%s is said as it is [C-4.31]', (substitutionPolicy, substitutes, words) =>
  expect(substitutionWords({ substitutionPolicy, substitutes }, orderCompleteMessages)).toBe(words),
);
