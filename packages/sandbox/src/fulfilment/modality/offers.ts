import { banners, MAIN_BANNER } from '@grocer/foundation/domain';
import type { Banner, Modality } from '@grocer/foundation/domain';
import { playedBanners } from '../stores/played-banners.ts';
import type { PlayedBanner } from '../stores/played-banners.ts';
import type { NearStore } from '../stores/stores.ts';

/** Delivery range of a store, and driving range of a shopper, in miles. */
export const SERVICE_MILES = 60;

/** Delivery range of a centre in miles, whose trucks drive further. */
const CENTRE_MILES = 2 * SERVICE_MILES;

/** Returns the banner of a key; undefined when there is none. */
export const bannerByKey = (key: string): PlayedBanner | undefined =>
  playedBanners().find((banner) => banner.key === key);

/** Returns the keys of the banners that offer a modality. */
export const keysOffering = (modality: Modality): ReadonlySet<string> =>
  new Set(
    banners()
      .filter(({ modalityCapabilities }) => modalityCapabilities.includes(modality))
      .map(({ key }) => key),
  );

/** Returns true when the banner of a key offers a modality. */
export const offers = (key: string, modality: Modality): boolean => keysOffering(modality).has(key);

/**
 * Returns what delivers a banner's orders: its centre, if one is in range, and its nearest store [F-2.13].
 */
export function deliverersOf(banner: Banner, near: readonly NearStore[]): readonly NearStore[] {
  if (!banner.modalityCapabilities.includes('DELIVERY')) return [];
  const own = near.filter((store) => store.banner === banner.key);
  const nearest = (kind: NearStore['kind'], miles: number): readonly NearStore[] =>
    own.filter((store) => store.kind === kind && store.distance <= miles).slice(0, 1);
  return [...nearest('centre', CENTRE_MILES), ...nearest('store', SERVICE_MILES)];
}

/**
 * Returns what sends a banner's parcels: the nearest of the main banner, since they go everywhere [F-2.13].
 */
export function senderOf(banner: Banner, near: readonly NearStore[]): NearStore | undefined {
  if (!banner.modalityCapabilities.includes('SHIP')) return undefined;
  return near.find((store) => store.banner === MAIN_BANNER.key) ?? near[0];
}
