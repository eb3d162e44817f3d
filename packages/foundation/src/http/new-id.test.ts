import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('creates distinct ids of UUID version 4, like crypto.randomUUID', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  // All other bits are random: every hexadecimal digit occurs in each of these positions.
  for (const place of [0, 9, 15, 20, 35]) expect(new Set(ids.map((id) => id.at(place))).size).toBe(16);
});
