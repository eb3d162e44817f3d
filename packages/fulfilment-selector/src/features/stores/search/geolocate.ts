import type { GeoPoint } from '@grocer/foundation/domain';
import { within } from '@grocer/foundation/http';
import type { Timing } from '@grocer/foundation/http';

/** Where the shopper is, or why that is not known: they do not want it to be [F-8.10]. */
export type Located =
  | { readonly ok: true; readonly point: GeoPoint }
  | { readonly ok: false; readonly why: 'denied' | 'other' };

/** Asks where the shopper is; always ends. */
export type Geolocate = (signal: AbortSignal) => Promise<Located>;

/** The browser's code for a shopper who said no [F-8.10]. */
const DENIED = 1;

/** How long the browser may look, and how old its answer may be. */
const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** A browser counts its time from the shopper's answer; a question that nobody answers, or a host's, ends here, in ms. */
const LONGEST_MS = 30_000;

const askBrowser = (): Promise<GeoPoint> =>
  new Promise((resolve, reject) => {
    // Browsers ask nobody on a page that came by plain http, and call that a "no".
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

/** Asks the host, or the browser where the host has no way of its own. */
export const createGeolocate =
  (ask: (() => Promise<GeoPoint>) | undefined, timing: Timing): Geolocate =>
  async (signal) => {
    const answer = Promise.resolve()
      .then(ask ?? askBrowser)
      .then(
        (point): Located => ({ ok: true, point }),
        (thrown): Located => ({ ok: false, why: codeOf(thrown) === DENIED ? 'denied' : 'other' }),
      );
    return (await within({ ms: LONGEST_MS, timing, signal }, answer)) ?? { ok: false, why: 'other' };
  };
