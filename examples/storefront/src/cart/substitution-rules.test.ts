import { expect, it } from 'vitest';
import { substitutionChoices, substitutionWords } from './substitution-rules.ts';
import { product } from './product-for-tests.ts';

const oats = [product({ upc: '2', name: 'Oat Drink' })];

it.each([
  ['SHOPPER_CHOICE', [], 'Substitutions allowed'],
  ['SHOPPER_CHOICE', ['2'], 'Substitutions allowed'],
  ['CUSTOMER_CHOICE', ['2'], 'Backup: Oat Drink'],
  ['CUSTOMER_CHOICE', ['2', '3'], 'Backup: Oat Drink, 3'],
  ['NONE', ['2'], 'Substitutions not allowed'],
  [undefined, ['2'], 'Substitutions'],
] as const)('words %s with %o [C-4.31]', (substitutionPolicy, substitutionItems, words) =>
  expect(substitutionWords({ substitutionPolicy, substitutionItems }, oats)).toBe(words),
);

it.each([
  ['SHOPPER_CHOICE', [], ['SHOPPER_CHOICE', 'NONE']],
  ['NONE', ['2'], ['SHOPPER_CHOICE', 'CUSTOMER_CHOICE', 'NONE']],
  ['CUSTOMER_CHOICE', [], ['SHOPPER_CHOICE', 'CUSTOMER_CHOICE', 'NONE']],
  [undefined, [], ['SHOPPER_CHOICE', 'NONE']],
] as const)('offers for %s and %o the choices %o', (substitutionPolicy, substitutionItems, choices) =>
  expect(substitutionChoices({ substitutionPolicy, substitutionItems })).toEqual(choices),
);
