import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AnyCall } from './call.ts';
import { accountCalls } from './account/account-calls.ts';
import { addBookAddress } from './account/add-book-address.ts';
import { findStores } from './account/find-stores.ts';
import { listBookAddresses } from './account/list-book-addresses.ts';
import { readApplicationData } from './account/read-application-data.ts';
import { readCommunicationPreferences } from './account/read-communication-preferences.ts';
import { readCommunityRewards } from './account/read-community-rewards.ts';
import { readEmailPreferences } from './account/read-email-preferences.ts';
import { readPreferredStore } from './account/read-preferred-store.ts';
import { readProfile } from './account/read-profile.ts';
import { readSmsOptIn } from './account/read-sms-opt-in.ts';
import { readTransactionalSms } from './account/read-transactional-sms.ts';
import { removeBookAddress } from './account/remove-book-address.ts';
import { updateBookAddress } from './account/update-book-address.ts';
import { updateCommunicationPreferences } from './account/update-communication-preferences.ts';
import { updateEmailPreferences } from './account/update-email-preferences.ts';
import { updatePreferredStore } from './account/update-preferred-store.ts';
import { updateSmsOptIn } from './account/update-sms-opt-in.ts';
import { validateAddress } from './account/validate-address.ts';
import { createPayment } from './checkout/create-payment.ts';
import { modifyTip } from './checkout/modify-tip.ts';
import { readCheckoutTip } from './checkout/read-checkout-tip.ts';
import { addAddress } from './profile/add-address.ts';
import { updateAddress } from './profile/update-address.ts';

const toronto = {
  street: '1 A St',
  unit: 'Apt 2',
  locality: 'Toronto',
  county: 'York',
  region: 'ON',
  postalCode: 'K1A 0B1',
  countryCode: 'CA',
} as const;
const location = { lat: 43.6, lng: -79.4 };
const at = new Date('2026-11-23T10:00:00Z');

it('requires a signed-in shopper for all calls but those by a link and the store search [A-6.3]', () => {
  const asked = accountCalls().map(({ name, auth }) => [name, auth]);
  const byLink = asked.filter(([, auth]) => auth !== 'bearer').map(([name]) => name);
  expect(byLink).toEqual([
    readCommunicationPreferences.name,
    readEmailPreferences.name,
    updateEmailPreferences.name,
    findStores.name,
  ]);
});

const book = {
  line1: '1 A St',
  line2: 'Apt 2',
  city: 'Toronto',
  stateCode: 'ON',
  zip: 'K1A 0B1',
  countryCode: 'CA',
  county: 'York',
};
const profilePayload = {
  addressType: 'home',
  addressLine1: '1 A St',
  addressLine2: 'Apt 2',
  city: 'Toronto',
  county: 'York',
  countryCode: 'ca',
  stateCode: 'ON',
  zip: 'K1A 0B1',
};
const weekly = {
  shortDescription: 'Weekly Ad',
  longDescription: 'Each week',
  selected: true,
  banner: 'kroger',
};
const weeklyOnWire = [{ emailPreferencesCategory: 'UNGROUPED', emailPreferences: [weekly] }];
const link = { token: 't', token2: 'u' };

type Row = readonly [sent: string, call: AnyCall, parts: { body?: unknown }, expected: object];

const rows: readonly Row[] = [
  ['nothing for the list [A-7.2]', listBookAddresses, listBookAddresses.encode({}), {}],
  [
    'an address to add [A-3.1] [A-7.3]',
    addBookAddress,
    addBookAddress.encode({ address: toronto, isMailingAddress: true }),
    { body: { ...book, type: 'home', preferred: true } },
  ],
  [
    'an address to change, with all that is known of it [A-3.1] [A-7.4]',
    updateBookAddress,
    updateBookAddress.encode({
      id: 'a',
      address: toronto,
      isMailingAddress: false,
      location,
      label: 'Cabin',
      notes: 'Ring',
    }),
    {
      body: {
        ...book,
        addressId: 'a',
        type: 'delivery',
        preferred: false,
        location,
        label: 'Cabin',
        notes: 'Ring',
      },
    },
  ],
  [
    'an address to remove [A-7.5]',
    removeBookAddress,
    removeBookAddress.encode({ id: 'a' }),
    { body: { addressId: 'a' } },
  ],
  [
    'an address to check, its unit first [A-3.4] [A-7.6]',
    validateAddress,
    validateAddress.encode(toronto),
    {
      body: {
        address: {
          cityTown: 'Toronto',
          stateProvince: 'ON',
          postalCode: 'K1A 0B1',
          addressLines: ['Apt 2', '1 A St'],
          countryCode: 'CA',
        },
      },
    },
  ],
  [
    'an address to add to the profile [A-3.3] [A-7.7]',
    addAddress,
    addAddress.encode({ address: toronto, isMailingAddress: true, at, tellsPreferred: true }),
    { body: { ...profilePayload, preferredAddress: true, dateAddressUpdated: at.toISOString() } },
  ],
  [
    'an address to change in the profile [A-3.3] [A-7.7]',
    updateAddress,
    updateAddress.encode({ id: 'a', address: toronto, isMailingAddress: false, at, tellsPreferred: true }),
    {
      body: {
        ...profilePayload,
        addressId: 'a',
        addressType: 'delivery',
        preferredAddress: false,
        dateAddressUpdated: at.toISOString(),
      },
    },
  ],
  ['nothing for the profile [A-7.7]', readProfile, readProfile.encode({}), {}],
  [
    'nothing for what to hear of [A-7.7]',
    readCommunicationPreferences,
    readCommunicationPreferences.encode({}),
    {},
  ],
  [
    'a sealed address in a header [A-6.2] [A-7.7]',
    readCommunicationPreferences,
    readCommunicationPreferences.encode({ encryptedEmail: 'sealed' }),
    { headers: { 'x-encrypted-email': 'sealed' } },
  ],
  [
    'what to hear of, as far as it changes [A-7.7]',
    updateCommunicationPreferences,
    updateCommunicationPreferences.encode({ relevantAdsOptIn: false }),
    { body: { relevantAdsOptIn: false } },
  ],
  [
    'one kind of text messages to ask about, the number by its last ten digits [A-5.10] [A-7.10]',
    readSmsOptIn,
    readSmsOptIn.encode({ phoneNumber: '1 (614) 555-0101', trigger: 'CLICKLIST' }),
    { body: { phoneNumber: '+16145550101', triggerType: 'CLICKLIST' } },
  ],
  [
    'text messages to begin [A-5.10] [A-7.10]',
    updateSmsOptIn,
    updateSmsOptIn.encode({ phoneNumber: '614.555.0101', trigger: 'PROMOTIONAL', optIn: true }),
    { body: { phoneNumber: '+16145550101', triggerType: 'PROMOTIONAL', optIn: true } },
  ],
  [
    'a question for messages about orders [A-7.11]',
    readTransactionalSms,
    readTransactionalSms.encode({ phoneNumber: '6145550101' }),
    { body: { phoneNumber: '+16145550101', triggerType: 'TRANSACTIONAL' } },
  ],
  ['nothing for emails [A-7.12]', readEmailPreferences, readEmailPreferences.encode({}), {}],
  [
    'the halves of a link apart [A-6.2] [A-7.12]',
    readEmailPreferences,
    readEmailPreferences.encode({ link }),
    { query: { token: 't' }, headers: { 'x-token2': 'u' } },
  ],
  [
    'a bare list of emails [A-3.6] [A-7.13]',
    updateEmailPreferences,
    updateEmailPreferences.encode({ preferences: [weekly] }),
    { body: weeklyOnWire },
  ],
  [
    'the list with the token of a link [A-6.2] [A-7.13]',
    updateEmailPreferences,
    updateEmailPreferences.encode({ preferences: [weekly], link }),
    { body: { emailPreferences: weeklyOnWire, token: 't' }, headers: { 'x-token2': 'u' } },
  ],
  [
    'a postal code to look around [A-7.9]',
    findStores,
    findStores.encode({ postalCode: '45202' }),
    { query: { postalCode: '45202' } },
  ],
  ['nothing for the preferred store [A-7.9]', readPreferredStore, readPreferredStore.encode({}), {}],
  [
    'the two numbers of a store',
    updatePreferredStore,
    updatePreferredStore.encode({ divisionNumber: '011', storeNumber: '00001' }),
    { body: { preferredStoreDivisionNumber: '011', preferredStoreNumber: '00001' } },
  ],
  [
    'the preferred store where there is one [A-7.14]',
    readCommunityRewards,
    readCommunityRewards.encode({ preferredStore: '01100001' }),
    { query: { preferredStore: '01100001' } },
  ],
  ['nothing for the application [A-7.15]', readApplicationData, readApplicationData.encode({}), {}],
  [
    'the id of a checkout [A-7.16] [A-7.17]',
    readCheckoutTip,
    readCheckoutTip.encode({ id: 'c' }),
    { params: { checkoutId: 'c' } },
  ],
  [
    'a tip with two decimals and the version that was read [A-3.9] [A-5.9] [A-7.16] [A-7.17]',
    modifyTip,
    modifyTip.encode({ id: 'c', versionKey: 'k', tip: 510 }),
    { params: { checkoutId: 'c' }, body: { versionKey: 'k', paymentDetails: { gratuityAmount: '5.10' } } },
  ],
  [
    'a card that is to pay [A-7.17]',
    createPayment,
    createPayment.encode({ checkoutId: 'c', versionKey: 'k', paymentGram: 'g' }),
    { body: { checkoutId: 'c', versionKey: 'k', paymentGram: 'g' } },
  ],
];

it.each(rows)('sends %s', (_, call, parts, expected) => {
  expect(parts).toEqual(expected);
  const fits = (body: unknown) => v.is(call.body ?? v.never(), JSON.parse(JSON.stringify(body)));
  expect(parts.body === undefined || fits(parts.body)).toBe(true);
});

it.each<readonly [tip: number, amount: string]>([
  [0, '0.00'],
  [1, '0.01'],
  [29, '0.29'],
  [100, '1.00'],
  [12_345, '123.45'],
])('writes a tip of %i cents as %s [A-5.9]', (tip, gratuityAmount) =>
  expect(modifyTip.encode({ id: 'c', versionKey: 'k', tip }).body?.paymentDetails).toEqual({
    gratuityAmount,
  }),
);

describe('an address of the account', () => {
  const wire = {
    id: 'a',
    address: {
      addressLines: ['Apt 2', '1 A St'],
      cityTown: 'Toronto',
      county: 'York',
      postalCode: 'K1A 0B1',
      stateProvince: 'ON',
      countryCode: 'CA',
    },
    location,
    type: 'home',
    preferredAddress: true,
    label: 'Cabin',
    notes: 'Ring',
  };
  const read = (...addresses: readonly unknown[]) =>
    listBookAddresses.decode(v.parse(listBookAddresses.tolerates, { data: { addresses } }));

  it('is decoded with everything that the service sends [A-3.1] [A-3.2]', () =>
    expect(read(wire)).toEqual({
      list: [
        {
          id: 'a',
          address: toronto,
          isMailingAddress: true,
          lastModified: undefined,
          location,
          label: 'Cabin',
          notes: 'Ring',
        },
      ],
      unreadable: 0,
    }));

  it('is decoded even when other ones cannot be read', () => {
    const { location: _none, label: _no, notes: _nor, ...plain } = wire;
    const { list, unreadable } = read({ ...plain, id: 'b' }, { ...wire, type: 'work' }, null);
    expect([list.map(({ id }) => id), unreadable]).toEqual([['b'], 2]);
    expect(list[0]).not.toHaveProperty('label');
  });

  it('is listed first when it is the mailing address, before the others in reverse order [A-2.19]', () => {
    const delivery = ['b', 'c', 'd'].map((id) => ({ ...wire, id, type: 'delivery' }));
    expect(read(...delivery, wire).list.map(({ id }) => id)).toEqual(['a', 'd', 'c', 'b']);
  });
});

describe('a refusal with a success status', () => {
  const told = (errorDetail?: object) =>
    addBookAddress.refusalIn?.(
      v.parse(addBookAddress.response, {
        data: { successful: false, ...(errorDetail && { errorDetail }) },
      }),
    );

  it('is read from the code of the address book, which may be missing [A-7.3]', () => {
    expect(told({ errorCode: 'TOO_MANY_ADDRESSES' })).toBe('TOO_MANY_ADDRESSES');
    expect([told({}), told()]).toEqual(['', '']);
    expect(addBookAddress.refusalIn?.({ data: { successful: true } })).toBeUndefined();
  });

  it('is read from the error flag of a response, and from the code of emails [A-7.11] [A-7.12] [A-7.14]', () => {
    const flags = { doesBannerParticipate: false, doesStoreParticipate: false };
    expect([
      readSmsOptIn.refusalIn?.({ data: { customerOptedIn: false, hasErrors: true } }),
      readSmsOptIn.refusalIn?.({ data: { customerOptedIn: false, hasErrors: false } }),
      readCommunityRewards.refusalIn?.({ data: { ...flags, hasErrors: true } }),
      readEmailPreferences.refusalIn?.(
        v.parse(readEmailPreferences.response, { data: { errorCode: 'NO_PREFERRED_STORE' } }),
      ),
      readEmailPreferences.refusalIn?.({ emailUngroupedPreferences: [], data: { errorCode: 'X' } }),
      readEmailPreferences.refusalIn?.({ emailUngroupedPreferences: [], data: {} }),
      readEmailPreferences.refusalIn?.({ emailUngroupedPreferences: [] }),
    ]).toEqual(['HAS_ERRORS', undefined, 'HAS_ERRORS', 'NO_PREFERRED_STORE', 'X', undefined, undefined]);
  });
});

describe('responses of the account', () => {
  const profile = {
    id: 'p',
    firstName: 'A',
    lastName: 'B',
    loyaltyCardNumber: '41234567890',
    contactInfo: {
      phones: [{ type: 'MOBILE', number: { original: '(614) 555-0101' }, verified: true }],
      addresses: [],
      emails: [
        { address: 'a@example.com', verified: true },
        { address: 'b@example.com', isVerified: true },
        { address: 'c@example.com' },
      ],
    },
    created: '2019-05-04T12:00:00Z',
    bannerSpecificDetails: [
      {
        banner: 'kroger',
        preferredStoreNumber: '00001',
        preferredStoreDivisionNumber: '011',
        communityRewardsEnabled: true,
      },
      { banner: 'qfc', preferredStoreNumber: '00001' },
    ],
    relevantAdsOptIn: true,
  };
  const read = (more: object = {}) =>
    readProfile.decode(v.parse(readProfile.tolerates, { data: { profile: { ...profile, ...more } } }));

  it('are decoded to a profile, with the store of a banner only when both numbers are known [A-3.5]', () => {
    expect(read()).toEqual({
      id: 'p',
      firstName: 'A',
      lastName: 'B',
      loyaltyCardNumber: '41234567890',
      phones: [{ type: 'MOBILE', number: '(614) 555-0101', isVerified: true }],
      addresses: [],
      emails: [
        { address: 'a@example.com', isVerified: true },
        { address: 'b@example.com', isVerified: true },
        { address: 'c@example.com', isVerified: false },
      ],
      created: Date.parse('2019-05-04T12:00:00Z'),
      banners: [
        { banner: 'kroger', preferredStore: '01100001', communityRewardsEnabled: true },
        { banner: 'qfc', preferredStore: undefined, communityRewardsEnabled: false },
      ],
      relevantAdsOptIn: true,
    });
    expect(read({ created: 'long ago' }).created).toBeUndefined();
  });

  it('are decoded to a profile when a phone, an address or an email address cannot be read', () => {
    const { phones, emails } = profile.contactInfo;
    const contactInfo = {
      phones: [{ type: 'WORK', number: { original: '1' } }, ...phones],
      addresses: [{ id: 'a', type: 'work' }],
      emails: [null, ...emails],
    };
    expect(read({ contactInfo })).toEqual(read());
  });

  it('are decoded to a warning, to a tip in cents, and to no store when there is none [A-3.7] [A-3.9] [A-7.9]', () => {
    const data = { customerOptedIn: true, warning: 'Please check your phone' };
    expect(updateSmsOptIn.decode({ data })).toEqual({ isOptedIn: true, warning: data.warning });
    const checkout = {
      id: 'c',
      versionKey: 'k',
      status: 'DRAFT',
      paymentDetails: { gratuityAmount: '5.05' },
    };
    expect(readCheckoutTip.decode({ data: { checkout } })).toEqual({
      id: 'c',
      versionKey: 'k',
      status: 'DRAFT',
      tip: 505,
    });
    expect(readPreferredStore.decode({ data: { preferredStore: null } })).toEqual({ store: undefined });
  });
});
