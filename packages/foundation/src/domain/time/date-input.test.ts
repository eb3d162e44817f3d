import { expect, it } from 'vitest';
import { dateInputText, parseDateInput } from './date-input.ts';

it.each([
  ['11/27/2026', '2026-11-27'],
  ['1/2/2026', '2026-01-02'],
  [' 11-27-2026 ', '2026-11-27'],
  ['11272026', '2026-11-27'],
  ['02/29/2028', '2028-02-29'],
  ['02/29/2026', undefined],
  ['13/01/2026', undefined],
  ['1122026', undefined],
  ['11/27/26', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('takes %j for %s [F-5.13]', (text, day) => expect(parseDateInput(text)).toBe(day));

it('writes a day as it is typed [F-5.13]', () => {
  expect(dateInputText('2026-01-02')).toBe('01/02/2026');
});
