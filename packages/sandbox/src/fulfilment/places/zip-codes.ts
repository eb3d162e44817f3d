import { zip5Of } from '@grocer/foundation/domain';
import type { GeoPoint } from '@grocer/foundation/domain';
import { cities } from './cities.ts';
import type { City } from './cities.ts';

/** A ZIP code, its city and its location. */
export interface ZipCode extends GeoPoint {
  readonly zip: string;
  readonly city: City;
}

/** ZIP codes that lead to a refusal; all are located in the first city of the table. */
export const TEST_ZIPS = {
  noStores: '99998',
  noSlots: '99997',
  noCoordinates: '99996',
  thirdPartyClosed: '99995',
  edgeFails: '99994',
  noAlcohol: '99993',
} as const;

const isTestZip = (zip: string): boolean => Object.values(TEST_ZIPS).some((one) => one === zip);

/** Spreads a city's ZIP codes over about twelve miles around it. */
function pointOf(city: City, zip: string): GeoPoint {
  const block = Math.max(0, city.prefixes.indexOf(zip.slice(0, 3)));
  const last = Number(zip.slice(3));
  return {
    lat: city.lat + ((last % 10) - 4.5) * 0.02 + block * 0.03,
    lng: city.lng + (Math.floor(last / 10) - 4.5) * 0.025,
  };
}

/** Returns a ZIP code of a city, by its last two digits. */
export function zipOf(city: City, prefix: string, last: number): ZipCode {
  const zip = `${prefix}${String(last).padStart(2, '0')}`;
  return { zip, city, ...pointOf(city, zip) };
}

/** Returns the ZIP code of a US postal code; undefined when it is invalid or its place is unknown. */
export function findZip(postalCode: string): ZipCode | undefined {
  const zip = zip5Of(postalCode);
  if (zip === undefined) return undefined;
  const all = cities();
  const city = isTestZip(zip) ? all[0] : all.find(({ prefixes }) => prefixes.includes(zip.slice(0, 3)));
  return city && { zip, city, ...pointOf(city, zip) };
}
