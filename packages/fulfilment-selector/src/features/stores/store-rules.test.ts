import type { ModalityOptions, StoreResult } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import type { Found } from '../../window/results/rules.ts';
import { firstStores, groupsOf, storesFor } from './store-rules.ts';

const store = (locationId: string): StoreResult => ({ locationId }) as StoreResult;
const at = (locationId: string) => ({ destination: { kind: 'store', locationId } });
const options = {
  options: { PICKUP: ['b', 'a', 'c'].map(at), IN_STORE: ['c', 'x'].map(at), DELIVERY: [], SHIP: [] },
  stores: ['a', 'b', 'c', 'd'].map(store),
} as unknown as ModalityOptions;

const found = (currentId?: string, recentIds: string[] = []): Found => ({
  near: { by: 'postalCode', zip: '45202' },
  options,
  currentId,
  recentIds,
});

const named = (one: Found) =>
  groupsOf(one, 'PICKUP').map(
    ({ heading, stores }) => `${heading}: ${stores.map((s) => s.locationId).join()}`,
  );

describe('the store list', () => {
  it('contains the stores that offer the modality, nearest first', () => {
    expect(storesFor(options, 'PICKUP').map(({ locationId }) => locationId)).toEqual(['a', 'b', 'c']);
    expect(storesFor(options, 'IN_STORE').map(({ locationId }) => locationId)).toEqual(['c']);
    expect(storesFor(options, 'SHIP')).toEqual([]);
  });

  it.each([
    [found(), ['more: a,b,c']],
    [found('b'), ['current: b', 'more: a,c']],
    [found('d'), ['more: a,b,c']],
    [found('b', ['c', 'x']), ['current: b', 'recent: c', 'more: a']],
    [found('b', ['b']), ['current: b', 'more: a,c']],
    [found(undefined, ['a']), ['recent: a', 'more: b,c']],
  ])('groups the stores under headings [F-2.25]', (one, groups) => expect(named(one)).toEqual(groups));

  it.each([
    [10, ['current: b', 'more: a,c']],
    [2, ['current: b', 'more: a']],
    [1, ['current: b']],
  ])('shows %d stores at a time', (count, groups) => {
    const cut = firstStores(groupsOf(found('b'), 'PICKUP'), count);
    expect(
      cut.groups.map(({ heading, stores }) => `${heading}: ${stores.map((s) => s.locationId).join()}`),
    ).toEqual(groups);
    expect(cut.total).toBe(3);
  });
});
