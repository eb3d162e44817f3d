import { afterEach, beforeEach, expect } from 'vitest';
import { recordRequests } from './record-requests.ts';
import type { Recording } from './record-requests.ts';

/**
 * Headers of every call by a visitor. Written out, because the contract is shared by client and sandbox and
 * would agree with itself.
 */
export const visitorHeaders = {
  'idempotency-key': expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  'x-application-id': 'CLICKLIST',
  'x-channel': 'WEB',
  'x-payment-auth-type': 'B2C',
  'x-tenant': 'kroger',
};

/** Headers of every call by a shopper who is signed in with a bearer token. */
export const shopperHeaders = (token: string | undefined) => ({
  ...visitorHeaders,
  authorization: `Bearer ${token}`,
});

/** Records the requests of each test in a file to URLs that begin with `base`. */
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
