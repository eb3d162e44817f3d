import { describe, expect, it } from 'vitest';
import { minimumAgeOf } from './minimum-rules.ts';
import { birthProblem, dayOf, typedDay } from './rules.ts';

describe('a date of birth', () => {
  it.each([
    ['06/14/1990', '1990-06-14'],
    ['6/4/1990', '1990-06-04'],
    ['6-4-1990', '1990-06-04'],
    [' 06.14.1990 ', '1990-06-14'],
    ['06141990', '1990-06-14'],
    ['1990-06-14', '1990-06-14'],
    ['02/29/2004', '2004-02-29'],
    ['02/29/2003', undefined],
    ['02/30/2004', undefined],
    ['13/01/1990', undefined],
    ['00/10/1990', undefined],
    ['06/14/90', undefined],
    ['06/14', undefined],
    ['June 14, 1990', undefined],
    ['', undefined],
  ])('is parsed from %j as %s', (typed, day) => expect(dayOf(typed)).toBe(day));

  it('is formatted the way it is typed', () => expect(typedDay('1990-06-04')).toBe('06/04/1990'));
});

describe('the problem with a date of birth [A-5.8]', () => {
  const asked = { today: '2026-11-23', minimumAge: 21 };
  it.each([
    ['', 'missing'],
    ['no date', 'missing'],
    ['02/29/2003', 'missing'],
    ['11/24/2026', 'invalid'],
    ['12/31/1899', 'invalid'],
    ['01/01/1900', undefined],
    ['11/23/2026', 'tooYoung'],
    ['11/24/2005', 'tooYoung'],
    ['11/23/2005', undefined],
  ])('is for %j: %s', (typed, problem) => expect(birthProblem(typed, asked)).toBe(problem));
});

it.each([
  ['the host’s word', [{ minimumAge: 21 }], 18, 18],
  ['that of the strictest item', [{ minimumAge: 18 }, {}, { minimumAge: 21 }], undefined, 21],
  ['21 where nobody says', [{}], undefined, 21],
])('uses as the minimum age %s', (_, items, hosts, age) => expect(minimumAgeOf(items, hosts)).toBe(age));
