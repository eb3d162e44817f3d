import { shopperHeaders, useRecording, visitorHeaders } from '@grocer/foundation/testing';
import { expect, it } from 'vitest';
import { useAccount } from '../../testing/use-account.ts';
import { emailActions } from './actions.ts';

// Compares whole requests with the specification. All values are literals: a contract that client and sandbox
// share would agree with itself even if it were wrong.

const PATH = '/accountmanagement/api/email-preferences';
const here = useAccount();
const recording = useRecording('http://api.localhost:8787/');

const json = { 'content-type': 'application/json' };
const update = {
  emailPreferencesCategory: 'UNGROUPED',
  emailPreferences: [
    {
      shortDescription: 'Weekly Ad',
      longDescription: 'The new ad of your store, each week.',
      selected: false,
      banner: 'kroger',
    },
  ],
};

async function change({ account }: Awaited<ReturnType<typeof here.start>>) {
  const { load, want } = emailActions(account);
  await load();
  want('kroger:Weekly Ad', false);
  await expect.poll(() => account.store.getState().emailSwitches['kroger:Weekly Ad']?.phase).toBe('saved');
}

it('reads the emails of a signed-in shopper by GET and changes them by POST with the list [A-7.12] [A-7.13]', async () => {
  const opened = await here.start('alice');
  await change(opened);
  const headers = shopperHeaders(opened.account.config.authConfig?.token);
  expect(recording.requests).toEqual([
    { method: 'GET', path: PATH, query: {}, headers, body: undefined },
    { method: 'POST', path: PATH, query: {}, headers: { ...headers, ...json }, body: [update] },
  ]);
});

it('does so by a link, with its token in the query or body and the second half in a header [A-7.12] [A-7.13]', async () => {
  const preferencesLink = await here.controls.openPreferenceLink('alice');
  const { token, token2 } = preferencesLink;
  await change(await here.start(undefined, { preferencesLink }));
  const headers = { ...visitorHeaders, 'x-token2': token2 };
  expect(recording.requests).toEqual([
    { method: 'GET', path: PATH, query: { token }, headers, body: undefined },
    {
      method: 'POST',
      path: PATH,
      query: {},
      headers: { ...headers, ...json },
      body: { emailPreferences: [update], token },
    },
  ]);
});
