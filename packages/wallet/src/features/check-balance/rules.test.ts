import { expect, it } from 'vitest';
import { afterBalance } from './rules.ts';

it.each([
  [true, false, 'list'],
  [true, true, 'list'],
  [false, false, 'close'],
  [false, true, 'list'],
] as const)(
  'moves after a balance check (from the card box: %s, changed selection: %s) to: %s [W-4.29]',
  (fromCardBox, isChanged, step) => expect(afterBalance({ fromCardBox, isChanged })).toBe(step),
);
