import { cities } from '../places/cities.ts';
import type { City } from '../places/cities.ts';
import { seededRandom } from '../places/seeded-random.ts';
import { findZip, TEST_ZIPS, zipOf } from '../places/zip-codes.ts';
import type { ZipCode } from '../places/zip-codes.ts';
import { WEEKDAYS } from './opening-hours.ts';
import type { DayHours } from './opening-hours.ts';
import { playedBanners } from './played-banners.ts';
import type { PlayedBanner } from './played-banners.ts';
import type { StoresTable } from './stores-table.ts';

const STREETS = ['Juniper', 'Larch', 'Walnut', 'Orchard', 'Prairie', 'Meadow', 'Cedar', 'Harvest'];
const KINDS = ['Street', 'Avenue', 'Road', 'Parkway'];

/** Cities with a fulfilment centre of each banner that has its own delivery. */
const CENTRE_CITIES = ['Cincinnati', 'Atlanta', 'Dallas', 'Chicago', 'Detroit', 'Denver'];

const USUAL: DayHours = { open: '06:00', close: '00:00', open24: false };
const SHORT: DayHours = { open: '07:00', close: '22:00', open24: false };
const NIGHT: DayHours = { open: '20:00', close: '02:00', open24: false };
const ALWAYS: DayHours = { open: '00:00', close: '00:00', open24: true };

/** Most stores close at midnight, some earlier, some never; a few are open from evening into the night. */
function hoursOf(number: number): DayHours {
  if (number % 29 === 0) return NIGHT;
  if (number % 7 === 0) return ALWAYS;
  return number % 5 === 0 ? SHORT : USUAL;
}

const week = (hours: DayHours): string =>
  JSON.stringify(Object.fromEntries(WEEKDAYS.map((day) => [day, hours])));

function countOf({ modalityCapabilities }: PlayedBanner, index: number): number {
  if (index === 0) return 420;
  if (modalityCapabilities.includes('DELIVERY')) return 85;
  return modalityCapabilities.length > 0 ? 30 : 12;
}

const divisionOf = (index: number): string => String(11 + index).padStart(3, '0');

interface Site {
  readonly banner: PlayedBanner;
  readonly division: string;
  readonly number: number;
  readonly zip: ZipCode;
  readonly random: () => number;
}

function storeAt({ banner, division, number, zip, random }: Site): StoresTable {
  const street = STREETS[Math.floor(random() * STREETS.length)] ?? '';
  const kind = KINDS[Math.floor(random() * KINDS.length)] ?? '';
  const storeNumber = String(number).padStart(5, '0');
  return {
    location_id: `${division}${storeNumber}`,
    kind: 'store',
    banner: banner.key,
    vanity_name: `${banner.name} ${street} ${kind}`,
    street: `${100 + Math.floor(random() * 9800)} ${street} ${kind}`,
    locality: zip.city.name,
    region: zip.city.region,
    postal_code: zip.zip,
    lat: zip.lat + (random() - 0.5) * 0.02,
    lng: zip.lng + (random() - 0.5) * 0.02,
    time_zone: zip.city.timeZone,
    hours: week(hoursOf(number)),
    is_locker: number % 10 === 9 ? 1 : 0,
  };
}

function zipIn(city: City, random: () => number): ZipCode {
  const prefix = city.prefixes[Math.floor(random() * city.prefixes.length)] ?? '';
  return zipOf(city, prefix, Math.floor(random() * 100));
}

function storesOf(banner: PlayedBanner, index: number): readonly StoresTable[] {
  const random = seededRandom(index + 1);
  const places = cities().filter(({ timeZone }) => banner.timeZones.includes(timeZone));
  return Array.from({ length: countOf(banner, index) }, (_, number) => {
    // In turn, so that every city of the banner gets about the same number.
    const city = places[number % places.length];
    if (!city) throw new Error(`No city is in a zone of ${banner.key}.`);
    return storeAt({
      banner,
      division: divisionOf(index),
      number: number + 1,
      zip: zipIn(city, random),
      random,
    });
  });
}

function centresOf(banner: PlayedBanner, index: number): readonly StoresTable[] {
  if (!banner.behaviour.ownDelivery) return [];
  const random = seededRandom(1000 + index);
  return cities()
    .filter(({ name, timeZone }) => CENTRE_CITIES.includes(name) && banner.timeZones.includes(timeZone))
    .map((city, at) => ({
      ...storeAt({
        banner,
        division: divisionOf(index),
        number: 90_001 + at,
        zip: zipIn(city, random),
        random,
      }),
      kind: 'centre' as const,
      vanity_name: `${banner.name} ${city.name} centre`,
      hours: week(USUAL),
    }));
}

/** A store of the main banner that never has a free time slot. */
function fullStore(): readonly StoresTable[] {
  const [banner] = playedBanners();
  const zip = findZip(TEST_ZIPS.noSlots);
  if (!banner || !zip) return [];
  const site = { banner, division: divisionOf(0), number: 99_997, zip, random: seededRandom(99_997) };
  return [{ ...storeAt(site), hours: week(USUAL) }];
}

/** Returns all stores and fulfilment centres; the same ones every time. */
export const buildStores = (): readonly StoresTable[] => [
  ...playedBanners().flatMap(storesOf),
  ...playedBanners().flatMap(centresOf),
  ...fullStore(),
];

/** The location id of the store that never has a free time slot. */
export const FULL_STORE = `${divisionOf(0)}99997`;
