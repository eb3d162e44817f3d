import { expect, it } from 'vitest';
import { participationOf } from './rules.ts';

it.each([
  [false, true, true, 'none'],
  [true, false, false, 'noStore'],
  [true, false, true, 'notStore'],
  [true, true, true, 'store'],
] as const)(
  'decides for a participating banner (%s), a participating store (%s) and a chosen store (%s): %s [A-3.8]',
  (doesBannerParticipate, doesStoreParticipate, hasStore, said) =>
    expect(participationOf({ doesBannerParticipate, doesStoreParticipate }, hasStore)).toBe(said),
);
