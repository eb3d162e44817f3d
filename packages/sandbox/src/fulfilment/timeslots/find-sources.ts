import type { WireDestination, WirePlace } from '@grocer/foundation/contract';
import { bannerOf } from '@grocer/foundation/domain';
import type { ScheduledModality } from '@grocer/foundation/domain';
import type { ApiDb } from '../../api/tables.ts';
import { createAddresses } from '../../wallet/addresses.ts';
import { notFound } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import { bannerByKey, deliverersOf, offers, senderOf } from '../modality/offers.ts';
import { createPreferences } from '../modality/preferences.ts';
import { findZip, TEST_ZIPS } from '../places/zip-codes.ts';
import { noStoresFound } from '../refusals.ts';
import { FULL_STORE } from '../stores/build-stores.ts';
import { createStores } from '../stores/stores.ts';
import type { StoresTable } from '../stores/stores-table.ts';
import {
  fullAddressRequired,
  invalidAddress,
  latLngRequired,
  noTimeslots,
  partnerClosed,
  unknownResponse,
} from './refusals.ts';

/** A request for time slots. */
export interface TimesAsk {
  readonly userId: string;
  readonly modality: ScheduledModality;
  /** The destination. Default: the shopper's own choice in this modality. */
  readonly destination: WireDestination | undefined;
  /** The key of the requesting banner. */
  readonly tenant: string | undefined;
}

/** The stores and centres with time slots, and the ZIP code they deliver to. */
export interface Sources {
  readonly stores: readonly StoresTable[];
  readonly zip: string | undefined;
}

/** ZIP codes that scheduling refuses on purpose. */
const STAGED: Readonly<Record<string, () => Refusal>> = {
  [TEST_ZIPS.noStores]: noStoresFound,
  [TEST_ZIPS.noSlots]: noTimeslots,
  [TEST_ZIPS.noCoordinates]: latLngRequired,
  [TEST_ZIPS.thirdPartyClosed]: partnerClosed,
  [TEST_ZIPS.edgeFails]: unknownResponse,
};

async function sendingTo(db: ApiDb, ask: TimesAsk, address: WirePlace): Promise<Sources | Refusal> {
  const { id, addressLines, postalCode } = address;
  if (id !== undefined && !(await createAddresses(db).has(ask.userId, id))) return notFound();
  if (addressLines.length === 0) return fullAddressRequired();
  const place = findZip(postalCode);
  if (!place) return invalidAddress();
  const staged = STAGED[place.zip];
  if (staged) return staged();
  const stores = createStores(db);
  const banner = bannerByKey(ask.tenant ?? '') ?? bannerOf(undefined);
  const near = await stores.near(place);
  const sender = senderOf(banner, near);
  const parcels = sender ? [sender] : [];
  const sources = ask.modality === 'SHIP' ? parcels : deliverersOf(banner, near);
  if (sources.length === 0) return noStoresFound();
  return { stores: await stores.findAll(sources.map((one) => one.location_id)), zip: place.zip };
}

async function pickedUpAt(db: ApiDb, locationId: string): Promise<Sources | Refusal> {
  if (locationId === FULL_STORE) return noTimeslots();
  const store = await createStores(db).find(locationId);
  if (store?.kind !== 'store' || !offers(store.banner, 'PICKUP')) return noStoresFound();
  return { stores: [store], zip: undefined };
}

/** Returns the stores and centres that can fulfil an order at the shopper's destination. */
export async function findSources(db: ApiDb, ask: TimesAsk): Promise<Sources | Refusal> {
  const { userId, modality } = ask;
  const chosen = ask.destination ?? (await createPreferences(db).find(userId, modality))?.destination;
  if (modality === 'PICKUP')
    return chosen && 'locationId' in chosen ? pickedUpAt(db, chosen.locationId) : noStoresFound();
  return chosen && 'address' in chosen ? sendingTo(db, ask, chosen.address) : fullAddressRequired();
}
