import { toWirePlace } from '@grocer/foundation/contract';
import type { WireStore } from '@grocer/foundation/contract';
import { doorAt, hoursOf } from './opening-hours.ts';
import { playedBanners } from './played-banners.ts';
import type { StoresTable } from './stores-table.ts';

interface Seen {
  readonly at: Date;
  readonly distance: number;
  /** The key of the requesting banner. */
  readonly banner: string;
  /** The location id of the shopper's current store. */
  readonly current: string | undefined;
}

/** The website of another banner's store; none of these sites is real. */
const siteOf = (store: StoresTable): WireStore['externalNavigation'] => ({
  webUrl: `https://${store.banner}.example/stores/${store.location_id}`,
  linkText: `Visit ${playedBanners().find(({ key }) => key === store.banner)?.name ?? 'Store'}`,
});

/** Converts a store to the wire format, with its distance and its state at a moment. */
export function toWireStore(store: StoresTable, { at, distance, banner, current }: Seen): WireStore {
  const hours = hoursOf(store);
  const isCrossBanner = store.banner !== banner;
  const { lat, lng, time_zone: timeZone, street, locality, region, postal_code: postalCode } = store;
  return {
    locationId: store.location_id,
    divisionNumber: store.location_id.slice(0, 3),
    storeNumber: store.location_id.slice(3),
    vanityName: store.vanity_name,
    banner: store.banner,
    address: toWirePlace({ street, unit: '', locality, region, postalCode, countryCode: 'US' }),
    location: { lat, lng },
    distance,
    isCrossBanner,
    currentlyShopping: store.location_id === current,
    isLockerPickupLocation: store.is_locker === 1,
    ...doorAt(hours, { at, timeZone }),
    hours: { timezone: timeZone },
    ...(isCrossBanner && { externalNavigation: siteOf(store) }),
  };
}
