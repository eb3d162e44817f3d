import { expect, it } from 'vitest';
import { dialledNumber } from './phone.ts';

it.each([
  ['6145550101', '+16145550101'],
  ['+1 (614) 555-0101', '+16145550101'],
  ['1-614-555-0101', '+16145550101'],
  ['0016145550101', '+16145550101'],
  ['614555010', undefined],
  ['', undefined],
  ['no phone', undefined],
])('sends %s as %s [A-5.10] [A-9.8]', (text, number) => expect(dialledNumber(text)).toBe(number));
