import { describe, expect, it } from 'vitest';
import { isSameOpening } from './opening.ts';
import type { Frame } from './slice.ts';

describe('the window of a choice', () => {
  const closed = { phase: 'closed' } as Frame;
  const opening = (number: number) => ({ phase: 'open', opening: number }) as Frame;

  it.each([
    ['is still the one on screen', opening(1), opening(1), true],
    ['is another one once it was closed and opened', opening(1), opening(2), false],
    ['is none once it was closed', opening(1), closed, false],
    ['does not matter where there was none', closed, opening(1), true],
  ])('%s', (_, before, now, isSame) => expect(isSameOpening(before, now)).toBe(isSame));
});
