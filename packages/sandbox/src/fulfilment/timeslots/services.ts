import type { ScheduledModality } from '@grocer/foundation/domain';
import { bannerByKey } from '../modality/offers.ts';
import type { StoresTable } from '../stores/stores-table.ts';

/** What a slot can be: picked up, by the banner's trucks, by a partner, or by a partner at once. */
export const SERVICES = ['PICKUP', 'OWN', 'THIRD_PARTY', 'EXPRESS'] as const;
export type ServiceKey = (typeof SERVICES)[number];

/** One kind of slots that a store or centre has. */
export interface Service {
  readonly key: ServiceKey;
  readonly modality: ScheduledModality;
  readonly vendorId: string;
  readonly vendorName: string;
  /** What a client filters by [F-7.10]. */
  readonly source: 'OWN' | 'THIRD_PARTY';
  readonly minutes: number;
}

const ofKey = (key: ServiceKey, banner: string): Service => {
  const name = bannerByKey(banner)?.name ?? banner;
  switch (key) {
    case 'PICKUP':
      return {
        key,
        modality: 'PICKUP',
        vendorId: 'PICKUP',
        vendorName: `${name} Pickup`,
        source: 'OWN',
        minutes: 60,
      };
    case 'OWN':
      return {
        key,
        modality: 'DELIVERY',
        vendorId: 'OWN',
        vendorName: `${name} Delivery`,
        source: 'OWN',
        minutes: 120,
      };
    default:
      return {
        key,
        modality: 'DELIVERY',
        vendorId: 'THIRD_PARTY',
        vendorName: 'Delivery Partner',
        source: 'THIRD_PARTY',
        minutes: 60,
      };
  }
};

/** The services of a store or centre in one modality. Trucks start at centres, partners at stores. */
export function servicesOf(
  { kind, banner }: Pick<StoresTable, 'kind' | 'banner'>,
  modality: ScheduledModality,
): readonly Service[] {
  if (kind === 'centre') return modality === 'DELIVERY' ? [ofKey('OWN', banner)] : [];
  const keys: readonly ServiceKey[] = modality === 'PICKUP' ? ['PICKUP'] : ['THIRD_PARTY', 'EXPRESS'];
  return keys.map((key) => ofKey(key, banner));
}
