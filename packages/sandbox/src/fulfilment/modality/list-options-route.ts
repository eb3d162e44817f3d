import { listModalityOptions } from '@grocer/foundation/contract';
import type { WireDestination, WireOption, WireStore } from '@grocer/foundation/contract';
import { bannerOf } from '@grocer/foundation/domain';
import type { Banner, GeoPoint } from '@grocer/foundation/domain';
import type { InferOutput } from 'valibot';
import { handleVisit } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { answer } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { FulfilmentParts } from '../fulfilment-parts.ts';
import { findZip, TEST_ZIPS } from '../places/zip-codes.ts';
import { badPostalCode, noStoresFound } from '../refusals.ts';
import { createStores } from '../stores/stores.ts';
import { toWireStore } from '../stores/to-wire-store.ts';
import { isCloseToStore, optionsAround } from './find-options.ts';
import type { Around } from './find-options.ts';
import { bannerByKey } from './offers.ts';
import { createPreferences } from './preferences.ts';

type Asked = InferOutput<NonNullable<typeof listModalityOptions.body>>['address'];

interface Place {
  readonly point: GeoPoint;
  readonly destination: WireDestination;
}

const bare = (postalCode: string): WireDestination => ({
  address: { addressLines: [], cityTown: '', stateProvince: '', postalCode },
});

/** Returns the place of a request: its location, or that of its postal code. */
function placeOf(asked: Asked): Place | Refusal {
  if (!('postalCode' in asked)) return { point: asked.location, destination: bare('') };
  const zip = findZip(asked.postalCode);
  if (!zip) return badPostalCode();
  if (zip.zip === TEST_ZIPS.noStores) return noStoresFound();
  const destination = 'addressLines' in asked ? { address: asked } : bare(asked.postalCode);
  return { point: zip, destination };
}

interface Listing {
  readonly around: Around;
  readonly current: string | undefined;
}

/** Returns the stores of the options, each once, nearest first. */
async function detailsOf(
  db: ApiDb,
  { around, current }: Listing,
  options: readonly WireOption[],
): Promise<WireStore[]> {
  const ids = new Set(options.flatMap(({ fulfillment }) => fulfillment.map(({ locationId }) => locationId)));
  const rows = await createStores(db).findAll([...ids]);
  const { at, banner, near } = around;
  return near.flatMap(({ location_id, distance, kind }) => {
    const row = rows.find((one) => one.location_id === location_id);
    return row && kind === 'store' ? [toWireStore(row, { at, distance, banner: banner.key, current })] : [];
  });
}

/** The website of a delivery partner, for banners without their own delivery; the site is not real. */
const partnerSite = ({
  key,
  modalityCapabilities,
  behaviour,
}: Banner): { externalOnlineDeliveryUrl?: string } =>
  modalityCapabilities.includes('DELIVERY') && !behaviour.ownDelivery
    ? { externalOnlineDeliveryUrl: `https://delivery.example/${key}` }
    : {};

/** The route that lists the options around a place, for visitors and shoppers [F-7.8]. */
export const listOptionsRoute = ({ db, clock }: FulfilmentParts): ApiRoute =>
  handleVisit(listModalityOptions, async ({ body, shopper }) => {
    const place = placeOf(body.address);
    if ('ok' in place) return place;
    const near = await createStores(db).near(place.point);
    if (!near.some(({ kind }) => kind === 'store')) return noStoresFound();
    const banner = bannerByKey(body.banner ?? '') ?? bannerOf(undefined);
    const around: Around = { banner, near, destination: place.destination, at: clock.now() };
    const options = optionsAround(around);
    const current = shopper && (await createPreferences(db).activeStore(shopper.userId));
    return answer({
      data: {
        ...options,
        storeDetails: await detailsOf(db, { around, current }, Object.values(options).flat()),
        ...partnerSite(banner),
        featureToggles: { closeToStore: isCloseToStore(around) },
      },
    });
  });
