import { readProfile } from '@grocer/foundation/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSandbox } from '../../testing/sandbox-for-tests.ts';
import type { TestSandbox } from '../../testing/sandbox-for-tests.ts';
import { headersFor, send } from '../../testing/shopper-for-tests.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const profileOf = async (shopper: string, more: Record<string, string> = {}) => {
  const { body } = await send(sandbox, { ...(await headersFor(sandbox, shopper)), ...more }, readProfile);
  return v.parse(readProfile.response, body).data.profile;
};

it('returns who a shopper is, how to reach them, and which store they prefer [A-3.5] [A-7.7]', async () => {
  const alice = await profileOf('alice');
  expect(alice).toMatchObject({
    firstName: 'Alice',
    lastName: 'Adams',
    loyaltyCardNumber: '41234567890',
    contactInfo: {
      phones: [
        { type: 'HOME', number: { original: '+16145550102' }, verified: true },
        { type: 'MOBILE', number: { original: '+16145550101' }, verified: true },
      ],
      emails: [{ address: 'alice.adams@example.com', verified: true, isVerified: true }],
    },
    created: '2019-05-04T12:00:00.000Z',
    bannerSpecificDetails: [
      {
        banner: 'kroger',
        preferredStoreNumber: '00001',
        preferredStoreDivisionNumber: '011',
        communityRewardsEnabled: true,
      },
    ],
    relevantAdsOptIn: true,
  });
  const [home] = alice.contactInfo.addresses.filter(({ type }) => type === 'home');
  expect(home?.address.addressLines).toEqual(['Apt 3B', '1420 Juniper Street']);
});

it('lists the requesting banner first, even without a preferred store', async () => {
  const { bannerSpecificDetails } = await profileOf('alice', { 'x-tenant': 'qfc' });
  expect(bannerSpecificDetails.map(({ banner }) => banner)).toEqual(['qfc', 'kroger']);
  expect(bannerSpecificDetails[0]).toEqual({ banner: 'qfc', communityRewardsEnabled: false });
});

it('includes shoppers without a mobile phone, an email address or a store, and an unverified one', async () => {
  const judy = await profileOf('judy');
  expect(judy.contactInfo.phones.map(({ type }) => type)).toEqual(['HOME']);
  expect((await profileOf('ivan')).contactInfo.emails).toEqual([]);
  expect((await profileOf('heidi')).bannerSpecificDetails[0]).not.toHaveProperty('preferredStoreNumber');
  const { phones, emails } = (await profileOf('bob')).contactInfo;
  expect([phones[0]?.verified, emails[0]?.isVerified]).toEqual([false, false]);
});

it('stores every phone as +1 and ten digits [A-9.8]', async () => {
  const phones = await sandbox.db.selectFrom('phones').select('number').execute();
  expect(phones.length).toBeGreaterThan(10);
  for (const { number } of phones) expect(number).toMatch(/^\+1\d{10}$/);
});
