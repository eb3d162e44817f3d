import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';

const KNOWN = ['showSnapCards', 'showGiftCards', 'on-accent', 'accent', 'card:added', 'total'];

it.each([
  ['showSnapcards', 'showSnapCards'],
  ['showSnpaCards', 'showSnapCards'],
  ['showGiftCard', 'showGiftCards'],
  ['onAccent', 'on-accent'],
  ['acent', 'accent'],
  ['cardAdded', 'card:added'],
  ['cards:added', 'card:added'],
  ['totla', 'total'],
])('suggests for %s the name %s', (name, meant) => expect(nearestName(name, KNOWN)).toBe(meant));

it.each(['colour', 'x', '', 'unmounted'])('suggests nothing for %j', (name) =>
  expect(nearestName(name, KNOWN)).toBeUndefined(),
);
