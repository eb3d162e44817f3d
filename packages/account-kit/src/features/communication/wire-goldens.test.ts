import { recordRequests } from '@grocer/foundation/testing';
import type { Recording } from '@grocer/foundation/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAccount } from '../../testing/use-account.ts';
import { communicationActions } from './actions.ts';

// What goes over the wire, whole, against what the specification says, and where it is silent against what was chosen.

const PATH = '/atlas/v1/customer-profile/v1/communication-preferences';
const here = useAccount();
let recording: Recording;
beforeEach(() => {
  recording = recordRequests('http://api.localhost:8787/');
});
afterEach(() => recording.stop());

const visitor = {
  'idempotency-key': expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  'x-application-id': 'CLICKLIST',
  'x-channel': 'WEB',
  'x-payment-auth-type': 'B2C',
  'x-tenant': 'kroger',
};

it('reads them by GET, and changes what is named by PUT [A-7.7]', async () => {
  const { account, state } = await here.start('alice');
  await communicationActions(account).load();
  communicationActions(account).want('relevantAdsOptIn', false);
  await expect.poll(() => state().communicationSwitches['relevantAdsOptIn']?.phase).toBe('saved');
  const headers = { ...visitor, authorization: `Bearer ${account.config.authConfig?.token}` };
  expect(recording.requests).toEqual([
    { method: 'GET', path: PATH, query: {}, headers, body: undefined },
    {
      method: 'PUT',
      path: PATH,
      query: {},
      headers: { ...headers, 'content-type': 'application/json' },
      body: { relevantAdsOptIn: false },
    },
  ]);
});

it('sends the sealed email address of a visitor in a header [A-6.2] [A-7.7]', async () => {
  const encryptedEmail = await here.controls.sealEmail('alice');
  const { account } = await here.start(undefined, { encryptedEmail });
  await communicationActions(account).load();
  const headers = { ...visitor, 'x-encrypted-email': encryptedEmail };
  expect(recording.requests).toEqual([{ method: 'GET', path: PATH, query: {}, headers, body: undefined }]);
});
