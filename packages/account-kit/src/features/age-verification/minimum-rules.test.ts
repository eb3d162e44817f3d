import { describe, expect, it } from 'vitest';
import type { AgeRestrictedItem } from './question.ts';
import { mergeQuestions, minimumAgeOf } from './minimum-rules.ts';

const wine = { name: 'Red Wine', minimumAge: 21 };
const lighter = { name: 'Lighter', minimumAge: 18 };
const unsaid: AgeRestrictedItem = { name: 'Cough Syrup' };

describe('the minimum age', () => {
  it.each([
    ['as the strictest item says', [lighter, wine], undefined, 21],
    ['as the only item that says anything', [unsaid, lighter], undefined, 18],
    ['21 where nobody says anything', [unsaid], undefined, 21],
    ['as the host says, whatever items do', [wine], 18, 18],
  ])('is %s [A-5.8]', (_, items, hosts, age) => expect(minimumAgeOf(items, hosts)).toBe(age));
});

describe('two questions asked together', () => {
  it('merge into one with each item once and the stricter age', () => {
    const before = { items: [wine, unsaid] };
    const asked = { items: [lighter, { name: 'Red Wine', minimumAge: 18 }], minimumAge: 18 };
    expect(mergeQuestions(before, asked)).toEqual({
      items: [lighter, { name: 'Red Wine', minimumAge: 18 }, unsaid],
      minimumAge: 21,
    });
  });
});
