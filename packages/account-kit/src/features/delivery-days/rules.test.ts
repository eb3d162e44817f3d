import { expect, it } from 'vitest';
import { daysToChoose } from './rules.ts';

const days = [
  { date: '2026-11-30', times: 4 },
  { date: '2026-12-02', times: 0 },
  { date: '2026-12-06', times: 1 },
  { date: '2026-12-07', times: 9 },
] as const;

it('returns seven days from the first one, open when they have times [A-2.24] [A-9.5]', () => {
  const strip = daysToChoose({ first: '2026-11-30', days, isLoading: false });
  expect(strip.map(({ date }) => date.slice(5))).toEqual([
    '11-30',
    '12-01',
    '12-02',
    '12-03',
    '12-04',
    '12-05',
    '12-06',
  ]);
  expect(strip.filter(({ isOpen }) => isOpen).map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-06']);
});

it('opens no day while loading [A-2.24]', () => {
  const strip = daysToChoose({ first: '2026-11-30', days, isLoading: true });
  expect(strip.some(({ isOpen }) => isOpen)).toBe(false);
});
