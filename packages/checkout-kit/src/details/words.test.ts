import { expect, it } from 'vitest';
import { detailMessages } from './messages.ts';
import { substitutionWords } from './words.ts';

it.each([
  ['SHOPPER_CHOICE', [], 'Substitutions allowed'],
  ['CUSTOMER_CHOICE', ['Oat Drink'], 'Backup: Oat Drink'],
  ['NONE', [], 'Substitutions not allowed'],
] as const)('describes the substitution policy %s [C-4.31]', (substitutionPolicy, substitutes, words) =>
  expect(substitutionWords({ substitutionPolicy, substitutes }, detailMessages)).toBe(words),
);
