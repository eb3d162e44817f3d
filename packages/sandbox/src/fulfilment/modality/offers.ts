import { banners, MAIN_BANNER } from '@grocer/foundation/domain';
import type { Banner, Modality } from '@grocer/foundation/domain';
import { playedBanners } from '../stores/played-banners.ts';
import type { PlayedBanner } from '../stores/played-banners.ts';
import type { NearStore } from '../stores/stores.ts';

/** How far a store delivers, or somebody drives. */
export const SERVICE_MILES = 60;

/** Trucks of a centre drive further than somebody with a bag. */
const CENTRE_MILES = 2 * SERVICE_MILES;

/** The banner of a key; `undefined` when there is none. */
export const bannerByKey = (key: string): PlayedBanner | undefined =>
  playedBanners().find((banner) => banner.key === key);

/** The keys of the banners that offer a way of shopping. */
export const keysOffering = (modality: Modality): ReadonlySet<string> =>
  new Set(
    banners()
      .filter(({ modalityCapabilities }) => modalityCapabilities.includes(modality))
      .map(({ key }) => key),
  );

/** Does a banner, by its key, offer a way of shopping? */
export const offers = (key: string, modality: Modality): boolean => keysOffering(modality).has(key);

/** What delivers a banner's orders: its centre where one is near enough, and its nearest store [F-2.13]. */
export function deliverersOf(banner: Banner, near: readonly NearStore[]): readonly NearStore[] {
  if (!banner.modalityCapabilities.includes('DELIVERY')) return [];
  const own = near.filter((store) => store.banner === banner.key);
  const nearest = (kind: NearStore['kind'], miles: number): readonly NearStore[] =>
    own.filter((store) => store.kind === kind && store.distance <= miles).slice(0, 1);
  return [...nearest('centre', CENTRE_MILES), ...nearest('store', SERVICE_MILES)];
}

/** What a banner's parcels are sent from: whatever of the main banner is nearest, since they go everywhere [F-2.13]. */
export function senderOf(banner: Banner, near: readonly NearStore[]): NearStore | undefined {
  if (!banner.modalityCapabilities.includes('SHIP')) return undefined;
  return near.find((store) => store.banner === MAIN_BANNER.key) ?? near[0];
}
