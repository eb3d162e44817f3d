import type { ScheduledModality } from '@grocer/foundation/domain';
import { bannerByKey } from '../modality/offers.ts';
import type { StoresTable } from '../stores/stores-table.ts';

/** The services: pickup, the banner's own trucks, a delivery partner, couriers for express delivery, parcels. */
export const SERVICES = ['PICKUP', 'OWN', 'THIRD_PARTY', 'EXPRESS', 'PARCEL', 'QUICK_PARCEL'] as const;
export type ServiceKey = (typeof SERVICES)[number];

/** A kind of time slots of a store or centre. */
export interface Service {
  readonly key: ServiceKey;
  readonly modality: ScheduledModality;
  readonly vendorId: string;
  readonly vendorName: string;
  /** The source that a client can filter by [F-7.10]. */
  readonly source: 'OWN' | 'THIRD_PARTY';
  readonly minutes: number;
}

/** Returns the modality of a service. */
export function modalityOf(key: ServiceKey): ScheduledModality {
  if (key === 'PICKUP') return 'PICKUP';
  return key === 'PARCEL' || key === 'QUICK_PARCEL' ? 'SHIP' : 'DELIVERY';
}

const KEYS: Readonly<Record<ScheduledModality, readonly ServiceKey[]>> = {
  PICKUP: ['PICKUP'],
  DELIVERY: ['THIRD_PARTY', 'EXPRESS'],
  SHIP: ['PARCEL', 'QUICK_PARCEL'],
};

/** The length of the shortest day in minutes; a longer day contains this slot as well. */
const WHOLE_DAY = 23 * 60;

const ofKey = (key: ServiceKey, banner: string): Service => {
  const name = bannerByKey(banner)?.name ?? banner;
  const modality = modalityOf(key);
  const own = { key, modality, source: 'OWN' } as const;
  const others = { key, modality, source: 'THIRD_PARTY', minutes: 60 } as const;
  switch (key) {
    case 'PICKUP':
      return { ...own, vendorId: 'PICKUP', vendorName: `${name} Pickup`, minutes: 60 };
    case 'OWN':
      return { ...own, vendorId: 'OWN', vendorName: `${name} Delivery`, minutes: 120 };
    case 'PARCEL':
      return {
        ...own,
        vendorId: 'PARCEL',
        vendorName: 'Standard shipping',
        minutes: 2 * 24 * 60 + WHOLE_DAY,
      };
    case 'QUICK_PARCEL':
      return { ...own, vendorId: 'PARCEL', vendorName: 'Next-day shipping', minutes: WHOLE_DAY };
    case 'EXPRESS':
      return { ...others, vendorId: 'COURIER', vendorName: 'Express Couriers' };
    default:
      return { ...others, vendorId: 'THIRD_PARTY', vendorName: 'Delivery Partner' };
  }
};

/** Returns a store's or centre's services: trucks start at centres, partners at stores, parcels at either. */
export function servicesOf(
  { kind, banner }: Pick<StoresTable, 'kind' | 'banner'>,
  modality: ScheduledModality,
): readonly Service[] {
  const isOfCentre = kind === 'centre' && modality !== 'SHIP';
  if (isOfCentre) return modality === 'DELIVERY' ? [ofKey('OWN', banner)] : [];
  return KEYS[modality].map((key) => ofKey(key, banner));
}
