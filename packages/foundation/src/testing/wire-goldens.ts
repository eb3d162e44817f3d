import { afterEach, beforeEach, expect } from 'vitest';
import { recordRequests } from './record-requests.ts';
import type { Recording } from './record-requests.ts';

/** What each call of a visitor carries: written out, since a contract that client and sandbox share agrees with itself. */
export const visitorHeaders = {
  'idempotency-key': expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  'x-application-id': 'CLICKLIST',
  'x-channel': 'WEB',
  'x-payment-auth-type': 'B2C',
  'x-tenant': 'kroger',
};

/** The same of whoever is signed in, by their bearer token. */
export const shopperHeaders = (token: string | undefined) => ({
  ...visitorHeaders,
  authorization: `Bearer ${token}`,
});

/** Records what each test of a file sends to addresses that begin with `base`. */
export function useRecording(base: string): Omit<Recording, 'stop'> {
  let recording: Recording;
  beforeEach(() => {
    recording = recordRequests(base);
  });
  afterEach(() => recording.stop());
  return {
    get requests() {
      return recording.requests;
    },
    get answers() {
      return recording.answers;
    },
    said: (name) => recording.said(name),
  };
}
