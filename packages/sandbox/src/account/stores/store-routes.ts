import {
  findStores,
  readCommunityRewards,
  readPreferredStore,
  updatePreferredStore,
} from '@grocer/foundation/contract';
import type { WireStore } from '@grocer/foundation/contract';
import type { Banner } from '@grocer/foundation/domain';
import { handleRead, handleVisit, handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import type { ApiDb } from '../../api/tables.ts';
import { createPreferences } from '../../fulfilment/modality/preferences.ts';
import { findZip, TEST_ZIPS } from '../../fulfilment/places/zip-codes.ts';
import type { ZipCode } from '../../fulfilment/places/zip-codes.ts';
import { badPostalCode, noStoresFound } from '../../fulfilment/refusals.ts';
import { createStores } from '../../fulfilment/stores/stores.ts';
import { toWireStore } from '../../fulfilment/stores/to-wire-store.ts';
import { answer, notFound, refuse } from '../../wire/reply.ts';
import type { Refusal } from '../../wire/reply.ts';
import type { AccountParts } from '../account-parts.ts';
import { tenantOf } from '../tenant.ts';
import { createPreferredStores } from './preferred-stores.ts';

/** Maximum number of stores in a search result. */
const MOST_FOUND = 20;

const searchDown = (): Refusal => refuse(503, 'STORE_SEARCH_DOWN', 'Stores cannot be searched now.');

/** Returns the place that a search starts from, or the refusal of a test ZIP code. */
function placeOf(postalCode: string): ZipCode | Refusal {
  const zip = findZip(postalCode);
  if (!zip) return badPostalCode();
  if (zip.zip === TEST_ZIPS.noStores) return noStoresFound();
  return zip.zip === TEST_ZIPS.edgeFails ? searchDown() : zip;
}

const locatorRoute = ({ db, clock }: AccountParts): ApiRoute =>
  handleVisit(findStores, async ({ query, headers, shopper }) => {
    const place = placeOf(query['postalCode'] ?? '');
    if ('ok' in place) return place;
    const banner = tenantOf(headers).key;
    const stores = createStores(db);
    const near = (await stores.near(place))
      .filter((store) => store.kind === 'store' && store.banner === banner)
      .slice(0, MOST_FOUND);
    if (near.length === 0) return noStoresFound();
    const rows = await stores.findAll(near.map((store) => store.location_id));
    const current = shopper && (await createPreferences(db).activeStore(shopper.userId));
    const found = near.flatMap(({ location_id, distance }) => {
      const row = rows.find((one) => one.location_id === location_id);
      return row ? [toWireStore(row, { at: clock.now(), distance, banner, current })] : [];
    });
    return answer({ data: { stores: found } });
  });

/** Returns the store that a shopper prefers at a banner. No location is asked for, so its distance is 0. */
async function preferredStoreOf(
  db: ApiDb,
  userId: string,
  { banner, at }: { banner: Banner; at: Date },
): Promise<WireStore | null> {
  const locationId = await createPreferredStores(db).find(userId, banner.key);
  const store = locationId === undefined ? undefined : await createStores(db).find(locationId);
  if (!store) return null;
  const current = await createPreferences(db).activeStore(userId);
  return toWireStore(store, { at, distance: 0, banner: banner.key, current });
}

const readRoute = ({ db, clock }: AccountParts): ApiRoute =>
  handleRead(readPreferredStore, async ({ headers, shopper: { userId } }) => {
    const asked = { banner: tenantOf(headers), at: clock.now() };
    return answer({ data: { preferredStore: await preferredStoreOf(db, userId, asked) } });
  });

const updateRoute = ({ clock }: AccountParts): ApiRoute =>
  handleWrite(updatePreferredStore, async ({ body, headers, shopper: { userId } }) => async (tx) => {
    const banner = tenantOf(headers);
    const location_id = `${body.preferredStoreDivisionNumber}${body.preferredStoreNumber}`;
    const store = await createStores(tx).find(location_id);
    if (store?.kind !== 'store' || store.banner !== banner.key) return notFound();
    await createPreferredStores(tx).set(userId, { banner: banner.key, location_id });
    return answer({
      data: { preferredStore: await preferredStoreOf(tx, userId, { banner, at: clock.now() }) },
    });
  });

/** Stores with an odd number take part. */
const takesPart = (locationId: string): boolean => Number(locationId.at(-1)) % 2 === 1;

const rewardsRoute = ({ db }: AccountParts): ApiRoute =>
  handleRead(readCommunityRewards, async ({ query: { preferredStore }, headers }) => {
    const doesBannerParticipate = tenantOf(headers).behaviour.communityRewards;
    const isUnknown = preferredStore !== undefined && !(await createStores(db).find(preferredStore));
    return answer({
      data: {
        doesBannerParticipate,
        doesStoreParticipate:
          doesBannerParticipate && !isUnknown && preferredStore !== undefined && takesPart(preferredStore),
        ...(isUnknown && { hasErrors: true }),
      },
    });
  });

/** The routes of store search, preferred stores and community rewards. */
export const storeRoutes = (parts: AccountParts): readonly ApiRoute[] => [
  locatorRoute(parts),
  readRoute(parts),
  updateRoute(parts),
  rewardsRoute(parts),
];
