import { realTiming } from '@grocer/foundation/http';
import { afterEach, expect, it, vi } from 'vitest';
import { createGeolocate } from './geolocate.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, 'denied'],
  [false, 'other'],
])('maps on a secure page (%s) a permission error to %s [F-8.10]', async (isSecure, why) => {
  const getCurrentPosition = (_: unknown, fail: (error: object) => void) => fail({ code: 1 });
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const locate = createGeolocate(undefined, realTiming());
  expect(await locate(new AbortController().signal)).toEqual({ ok: false, why });
});
