import { expect, it } from 'vitest';
import { runChecks } from './run-checks.ts';

const check = (value: string, all: Record<string, string>): string | true =>
  value === all['password'] || 'They differ.';
const field = (name: string) => ({ name, ref: { name }, validate: check });

it.each([
  [
    { password: 'a', again: 'a' },
    { values: { password: 'a', again: 'a' }, errors: {} },
  ],
  [
    { password: 'a', again: 'b' },
    { values: {}, errors: { again: { type: 'validate', message: 'They differ.', ref: { name: 'again' } } } },
  ],
])("validates %j with the fields' own checks", (values, result) => {
  const fields = { password: field('password'), again: field('again') };
  expect(runChecks(values, undefined, { fields, shouldUseNativeValidation: false })).toEqual(result);
});

it('accepts a field without a check', () => {
  const fields = { note: { name: 'note', ref: { name: 'note' } } };
  const result = runChecks({ note: '' }, undefined, { fields, shouldUseNativeValidation: false });
  expect(result).toEqual({ values: { note: '' }, errors: {} });
});
