import { shopperHeaders, useRecording } from '@grocer/foundation/testing';
import { expect, it } from 'vitest';
import { storeActions } from '../features/preferred-store/actions.ts';
import { useAccount } from '../testing/use-account.ts';
import { preferredStoreReading, readWrapper } from './reading.ts';

// Compares whole requests with the specification and, where it is silent, with our own decisions.

const here = useAccount();
const recording = useRecording('http://api.localhost:8787/');

async function open(shopper: string) {
  const one = await here.start(shopper);
  const headers = shopperHeaders(one.account.config.authConfig?.token);
  const get = (path: string, query: object = {}) => ({
    method: 'GET',
    path,
    query,
    headers,
    body: undefined,
  });
  return { ...one, headers, get };
}
const API = '/accountmanagement/api';
const PROFILE = '/atlas/v1/customer-profile/v1/profile';

it('reads the preferred store, finds stores, and saves another one [A-7.9]', async () => {
  const { account, state, headers, get } = await open('alice');
  await preferredStoreReading(account).load();
  await storeActions(account).search('45202');
  const found = state().storeSearch;
  const other = found.phase === 'found' ? found.stores.at(-1) : undefined;
  if (other) await storeActions(account).prefer(other);
  expect(recording.requests.slice(0, 3)).toEqual([
    get(`${API}/preferred-store`),
    get(`${API}/store-locator`, { postalCode: '45202' }),
    {
      method: 'POST',
      path: `${API}/preferred-store`,
      query: {},
      headers: { ...headers, 'content-type': 'application/json' },
      body: {
        preferredStoreDivisionNumber: other?.locationId.slice(0, 3),
        preferredStoreNumber: other?.locationId.slice(3),
      },
    },
  ]);
});

it.each([
  ['alice', { preferredStore: '01100001' }],
  ['heidi', {}],
])(
  'reads for %s the application data, the profile, and the rewards of a preferred store if there is one [A-6.1] [A-7.7] [A-7.14] [A-7.15]',
  async (shopper, query) => {
    const { account, state, get } = await open(shopper);
    readWrapper(account);
    await expect.poll(() => state().rewards.phase).toBe('ready');
    expect(recording.requests).toEqual([
      get(`${API}/application-data`),
      get(PROFILE),
      get(`${API}/community-rewards`, query),
    ]);
  },
);
