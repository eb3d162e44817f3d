import type { GeoPoint } from '@grocer/foundation/domain';
import { within } from '@grocer/foundation/http';
import type { Timing } from '@grocer/foundation/http';

/** The shopper's position, or why it is unknown: `denied` by the shopper, or `other` [F-8.10]. */
export type Located =
  | { readonly ok: true; readonly point: GeoPoint }
  | { readonly ok: false; readonly why: 'denied' | 'other' };

/** Locates the shopper; always resolves. */
export type Geolocate = (signal: AbortSignal) => Promise<Located>;

/** The browser's error code for a permission that was denied [F-8.10]. */
const DENIED = 1;

/** The browser's time limit and the maximum age of its answer, in ms. */
const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** In ms. The browser's limit starts after the permission prompt, and a host's function has none. */
const LONGEST_MS = 30_000;

const requestPosition = (): Promise<GeoPoint> =>
  new Promise((resolve, reject) => {
    // On an insecure page browsers do not ask the shopper and report "denied".
    if (!isSecureContext) throw new Error('Only a page of a secure origin can be located.');
    // oxlint-disable-next-line grocer/no-secure-context -- the page is secure
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      reject,
      OPTIONS,
    );
  });

const codeOf = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined;

/** Creates a function that asks the host for the position, or the browser if the host has no `geolocate`. */
export const createGeolocate =
  (ask: (() => Promise<GeoPoint>) | undefined, timing: Timing): Geolocate =>
  async (signal) => {
    const answer = Promise.resolve()
      .then(ask ?? requestPosition)
      .then(
        (point): Located => ({ ok: true, point }),
        (thrown): Located => ({ ok: false, why: codeOf(thrown) === DENIED ? 'denied' : 'other' }),
      );
    return (await within({ ms: LONGEST_MS, timing, signal }, answer)) ?? { ok: false, why: 'other' };
  };
