/** A geographic position, in degrees. */
export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

/** A bounding box, in degrees. */
export interface GeoBox {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Radius of the store search. */
export const STORE_SEARCH_RADIUS_MILES = 500;

const EARTH_RADIUS_MILES = 3958.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance between two points in miles, rounded to two decimals. */
export function milesBetween(a: GeoPoint, b: GeoPoint): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng);
  const miles = 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
  return Math.round(miles * 100) / 100;
}

/** Returns the bounding box of a circle around a point. The box's corners are farther away than `miles`. */
export function boxAround({ lat, lng }: GeoPoint, miles: number): GeoBox {
  const high = miles / (radians(1) * EARTH_RADIUS_MILES);
  // Meridians converge away from the equator; at the poles the box spans every longitude.
  const narrowest = Math.cos(radians(Math.min(90, Math.abs(lat) + high)));
  const wide = narrowest > 0.01 ? high / narrowest : 360;
  return { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide };
}
