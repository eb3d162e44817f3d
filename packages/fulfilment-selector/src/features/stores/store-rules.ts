import type { Modality, ModalityOptions, StoreResult } from '@grocer/foundation/domain';
import type { Found } from '../../window/results/rules.ts';

/** Stores under one heading [F-2.25]. */
export interface StoreGroup {
  readonly heading: 'current' | 'more' | 'recent';
  readonly stores: readonly StoreResult[];
}

/** Returns the stores that offer a modality, nearest first. */
export function storesFor({ options, stores }: ModalityOptions, modality: Modality): readonly StoreResult[] {
  const offered = new Set(
    options[modality].flatMap(({ destination }) =>
      destination.kind === 'store' ? [destination.locationId] : [],
    ),
  );
  return stores.filter(({ locationId }) => offered.has(locationId));
}

const HEADINGS = ['current', 'recent', 'more'] as const;

/** Groups stores: the one in use, in recent mode those used before, then the others [F-2.25]. */
export function groupsOf(
  { options, currentId, recentIds }: Found,
  modality: Modality,
): readonly StoreGroup[] {
  const stores = storesFor(options, modality);
  function headingOf({ locationId }: StoreResult): StoreGroup['heading'] {
    if (locationId === currentId) return 'current';
    return recentIds.includes(locationId) ? 'recent' : 'more';
  }
  return HEADINGS.map((heading) => ({
    heading,
    stores: stores.filter((store) => headingOf(store) === heading),
  })).filter((group) => group.stores.length > 0);
}

/** Returns the groups cut to `count` stores, and the total number of stores. */
export function firstStores(
  groups: readonly StoreGroup[],
  count: number,
): { readonly groups: readonly StoreGroup[]; readonly total: number } {
  let left = count;
  const cut = groups.map((group) => {
    const stores = group.stores.slice(0, left);
    left -= stores.length;
    return { ...group, stores };
  });
  const total = groups.reduce((sum, { stores }) => sum + stores.length, 0);
  return { groups: cut.filter(({ stores }) => stores.length > 0), total };
}
