import { shopperHeaders, useRecording } from '@grocer/foundation/testing';
import { describe, expect, it } from 'vitest';
import { loadBook } from '../addresses/reading.ts';
import { askToRemove, confirmRemoval } from '../addresses/removing.ts';
import { listOf } from '../addresses/slice.ts';
import { submit } from '../features/address-form/submitting.ts';
import type { AccountToggles } from '../config.ts';
import { useAccount } from '../testing/use-account.ts';

// Compares whole requests with the specification and, where it is silent, with our own decisions. All values
// are literals: a contract that client and sandbox share would agree with itself even if it were wrong.

const BOOK = '/accountmanagement/api/addresses';

const box = useAccount();
const recording = useRecording('http://api.localhost:8787/');

const address = {
  street: '9 New Street',
  unit: 'Apt 2',
  locality: 'Cincinnati',
  region: 'OH',
  postalCode: '45202-1234',
  countryCode: 'US',
} as const;

/** Opens Alice's account and loads her address book. */
async function open(toggles: AccountToggles = {}) {
  const one = await box.start('alice', { toggles });
  await loadBook(one.account);
  const token = one.account.config.authConfig?.token;
  const headers = shopperHeaders(token);
  /** The expected request, with no other fields. */
  const request = (method: string, path: string, body?: object) => ({
    method,
    path,
    query: {},
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body,
  });
  return { ...one, request };
}

const check = {
  address: {
    addressLines: ['Apt 2', '9 New Street'],
    cityTown: 'Cincinnati',
    stateProvince: 'OH',
    postalCode: '45202-1234',
    countryCode: 'US',
  },
};
const added = {
  line1: '9 New Street',
  line2: 'Apt 2',
  city: 'Cincinnati',
  stateCode: 'OH',
  zip: '45202-1234',
  countryCode: 'US',
};

it('lists the addresses [A-7.2]', async () => {
  const { request } = await open();
  expect(recording.requests).toEqual([request('GET', BOOK)]);
});

it('validates an address, adds it, and lists the addresses again [A-3.4] [A-4.8] [A-7.3] [A-7.6]', async () => {
  const { account, request } = await open();
  await submit(account, { address, isMailingAddress: false });
  expect(recording.requests.slice(1)).toEqual([
    request('POST', `${BOOK}/validation`, check),
    request('POST', BOOK, { ...added, type: 'delivery', preferred: false }),
    request('GET', BOOK),
  ]);
});

it('updates an address by its id, as the mailing address when chosen [A-4.6] [A-7.4]', async () => {
  const { account, state, request } = await open();
  const addressId = listOf(state().book)[1]?.id ?? '';
  state().startForm(addressId);
  await submit(account, { address, isMailingAddress: true });
  expect(recording.requests.slice(2)).toEqual([
    request('POST', `${BOOK}/update`, { addressId, ...added, type: 'home', preferred: true }),
    request('GET', BOOK),
  ]);
});

it('removes an address by its id [A-7.5]', async () => {
  const { account, state, request } = await open();
  const addressId = listOf(state().book)[1]?.id ?? '';
  askToRemove(account, addressId);
  await confirmRemoval(account);
  await expect.poll(() => recording.requests).toHaveLength(3);
  expect(recording.requests[1]).toEqual(request('POST', `${BOOK}/remove`, { addressId }));
});

describe('the newer address book', () => {
  const PROFILE = '/profile/v1/addresses';
  const newer = { addressBookV2: true };
  const entry = {
    addressLine1: '9 New Street',
    addressLine2: 'Apt 2',
    city: 'Cincinnati',
    countryCode: 'us',
    stateCode: 'OH',
    zip: '45202-1234',
    dateAddressUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  };

  it('lists the profile addresses, adds one, and lists them again [A-3.3] [A-4.8] [A-7.7]', async () => {
    const { account, request } = await open(newer);
    await submit(account, { address, isMailingAddress: false });
    expect(recording.requests).toEqual([
      request('GET', PROFILE),
      request('POST', `${BOOK}/validation`, check),
      request('POST', PROFILE, { ...entry, addressType: 'delivery', preferredAddress: false }),
      request('GET', PROFILE),
    ]);
  });

  it('updates a profile address by its id, as the preferred one when it is the mailing address [A-3.3] [A-4.6] [A-7.7]', async () => {
    const { account, state, request } = await open(newer);
    const addressId = listOf(state().book)[1]?.id ?? '';
    state().startForm(addressId, true);
    await submit(account, { address, isMailingAddress: true });
    expect(recording.requests.slice(2)).toEqual([
      request('PUT', PROFILE, { addressId, ...entry, addressType: 'home', preferredAddress: true }),
      request('GET', PROFILE),
    ]);
  });

  it('removes a profile address by its id [A-7.7]', async () => {
    const { account, state, request } = await open(newer);
    const addressId = listOf(state().book)[1]?.id ?? '';
    askToRemove(account, addressId);
    await confirmRemoval(account);
    await expect.poll(() => recording.requests).toHaveLength(3);
    expect(recording.requests[1]).toEqual(request('DELETE', `${PROFILE}/${addressId}`));
  });

  it('retries a change with the same body, including its timestamp, and the same idempotency key', async () => {
    box.controls.addFault({ match: 'profile.addresses.add', when: 'before', kind: 'reset', times: 3 });
    const { account } = await open(newer);
    const canadian = { ...address, region: 'ON', postalCode: 'K1A 0B1', countryCode: 'CA' } as const;
    await submit(account, { address: canadian, isMailingAddress: false });
    await submit(account, { address: canadian, isMailingAddress: false });
    const sent = recording.requests.filter(({ method }) => method === 'POST');
    expect(sent.length).toBeGreaterThan(3);
    expect(new Set(sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});
