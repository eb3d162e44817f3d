import { banners } from '@grocer/foundation/domain';
import type { Banner } from '@grocer/foundation/domain';

/** A banner as the sandbox presents it. */
export interface PlayedBanner extends Banner {
  /** A neutral display name. */
  readonly name: string;
  /** IANA time zones of its stores. */
  readonly timeZones: readonly string[];
}

/** The demo names of the banners, and the time zones of their stores. */
const PLACES: Readonly<Record<string, readonly [name: string, ...zones: string[]]>> = {
  kroger: ['Millbrook Market', 'New_York', 'Chicago', 'Detroit'],
  ralphs: ['Palmera', 'Los_Angeles'],
  fredmeyer: ['Cascade Pantry', 'Los_Angeles', 'Anchorage'],
  kingsoopers: ['Summit Grocers', 'Denver'],
  citymarket: ['Mesa Corner', 'Denver'],
  smithsfoodanddrug: ['Saltbrush Foods', 'Denver', 'Boise', 'Los_Angeles'],
  frysfood: ['Ocotillo Fresh', 'Phoenix'],
  qfc: ['Harborline', 'Los_Angeles'],
  dillons: ['Wheatfield', 'Chicago'],
  bakersplus: ['Ovenside', 'Chicago'],
  gerbes: ['Old Rivers', 'Chicago'],
  harristeeter: ['Larkspur Lane', 'New_York'],
  marianos: ['Lakeshore Table', 'Chicago'],
  picknsave: ['Dairyland Basket', 'Chicago'],
  metromarket: ['Brick Street', 'Chicago'],
  jaycfoods: ['Hoosier Hearth', 'Indiana/Indianapolis'],
  'pay-less': ['Thrift Barn', 'Indiana/Indianapolis'],
  food4less: ['Big Crate', 'Los_Angeles'],
  foodsco: ['Valley Crate', 'Los_Angeles'],
  rulerfoods: ['Penny Rule', 'Chicago'],
  owensmarket: ['Fort Lake Foods', 'Indiana/Indianapolis'],
  copps: ['North Copse', 'Chicago'],
  scottsfoods: ['Scotch Elm', 'Indiana/Indianapolis'],
  mainandvineshop: ['Vine & Main St', 'Los_Angeles'],
  fredmeyerjewelers: ['Facet One', 'Los_Angeles'],
  littmanjewelers: ['Facet Two', 'New_York'],
  kwikshop: ['QuickStop A', 'Chicago'],
  loafnjug: ['QuickStop B', 'Denver'],
  quikstop: ['QuickStop C', 'Los_Angeles'],
  tomt: ['QuickStop D', 'Chicago'],
  turkeyhillstores: ['QuickStop E', 'New_York'],
  smithsexpress: ['QuickStop F', 'Denver'],
  thelittleclinic: ['Care Nook', 'New_York'],
  ppsrx: ['Mail Script', 'Los_Angeles'],
};

const played = (): readonly PlayedBanner[] =>
  banners().map((banner) => {
    const [name = banner.key, ...zones] = PLACES[banner.key] ?? [];
    return { ...banner, name, timeZones: zones.map((zone) => `America/${zone}`) };
  });

let known: readonly PlayedBanner[] | undefined;

/** Returns the 34 banners with names and time zones. Cached, since every store in a search needs them. */
export const playedBanners = (): readonly PlayedBanner[] => (known ??= played());
