import { expect, it } from 'vitest';
import { participationOf } from './rules.ts';

it.each([
  [false, true, true, 'none'],
  [true, false, false, 'noStore'],
  [true, false, true, 'notStore'],
  [true, true, true, 'store'],
] as const)(
  'of a banner (%s), its store (%s) and whether there is one (%s) says %s [A-3.8]',
  (doesBannerParticipate, doesStoreParticipate, hasStore, said) =>
    expect(participationOf({ doesBannerParticipate, doesStoreParticipate }, hasStore)).toBe(said),
);
