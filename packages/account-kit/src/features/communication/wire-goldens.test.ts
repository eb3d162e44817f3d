import { shopperHeaders, useRecording, visitorHeaders } from '@grocer/foundation/testing';
import { expect, it } from 'vitest';
import { useAccount } from '../../testing/use-account.ts';
import { communicationActions } from './actions.ts';

// Compares whole requests with the specification and, where it is silent, with our own decisions.

const PATH = '/atlas/v1/customer-profile/v1/communication-preferences';
const here = useAccount();
const recording = useRecording('http://api.localhost:8787/');

it('reads the preferences by GET and changes only the named one by PUT [A-7.7]', async () => {
  const { account, state } = await here.start('alice');
  await communicationActions(account).load();
  communicationActions(account).want('relevantAdsOptIn', false);
  await expect.poll(() => state().communicationSwitches['relevantAdsOptIn']?.phase).toBe('saved');
  const headers = shopperHeaders(account.config.authConfig?.token);
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
  const headers = { ...visitorHeaders, 'x-encrypted-email': encryptedEmail };
  expect(recording.requests).toEqual([{ method: 'GET', path: PATH, query: {}, headers, body: undefined }]);
});
