import { expect, it } from 'vitest';
import { dialledNumber, phoneText } from './phone.ts';

it.each([
  ['6145550101', '+16145550101'],
  ['+1 (614) 555-0101', '+16145550101'],
  ['1-614-555-0101', '+16145550101'],
  ['0016145550101', '+16145550101'],
  ['614555010', undefined],
  ['', undefined],
  ['no phone', undefined],
])('normalizes %s to %s [A-5.10] [A-9.8]', (text, number) => expect(dialledNumber(text)).toBe(number));

it.each([
  ['+16145550101', '(614) 555-0101'],
  ['1-614-555-0101', '(614) 555-0101'],
  ['614555', '614555'],
])('shows %s as %s', (text, shown) => expect(phoneText(text)).toBe(shown));
