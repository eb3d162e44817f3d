import type { Modality, ModalityOptions, StoreResult } from '@grocer/foundation/domain';
import type { Found } from '../../window/results/rules.ts';

/** Stores under one heading [F-2.25]. */
export interface StoreGroup {
  readonly heading: 'current' | 'more' | 'recent';
  readonly stores: readonly StoreResult[];
}

/** The stores at which a way of shopping is offered, nearest first. */
export function storesFor({ options, stores }: ModalityOptions, modality: Modality): readonly StoreResult[] {
  const offered = new Set(
    options[modality].flatMap(({ destination }) =>
      destination.kind === 'store' ? [destination.locationId] : [],
    ),
  );
  return stores.filter(({ locationId }) => offered.has(locationId));
}

const HEADINGS = ['current', 'recent', 'more'] as const;

/** The store in use first, in recent mode those that were used before, then the others [F-2.25]. */
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

/** The groups as far as `count` stores reach, and how many there are in all. */
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
