import type { Named } from './bodies-for-tests.ts';

/** The body of an address in the account. */
export const bookAddress = (more: object = {}) => ({
  line1: '9 New Street',
  line2: 'Apt 2',
  city: 'Dayton',
  stateCode: 'OH',
  zip: '45402',
  countryCode: 'US',
  type: 'delivery',
  preferred: false,
  ...more,
});

/** An address to validate. */
export const placeToCheck = (...lines: readonly string[]) => ({
  addressLines: lines,
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: '45202',
  countryCode: 'US',
});

/** The mobile phone of most demo shoppers. */
const MOBILE = '+16145550100';

/** Returns a call with a query. */
export const asked = (
  { method, path }: { readonly method: string; readonly path: string },
  query: Readonly<Record<string, string>>,
) => ({ method, path: `${path}?${new URLSearchParams(query).toString()}` });

/** Valid bodies of the account's calls that have one and need a signed-in shopper. */
export const accountBodies: Readonly<Record<string, (named: Named) => object>> = {
  'account.addresses.add': () => bookAddress(),
  'account.addresses.update': ({ addressId }) => bookAddress({ addressId }),
  'account.addresses.remove': ({ addressId }) => ({ addressId }),
  'account.addresses.validate': () => ({ address: placeToCheck('17 Walnut Lane') }),
  'profile.communication-preferences.update': () => ({ earlyAccess: true }),
  'account.sms.read-opt-in': () => ({ phoneNumber: MOBILE, triggerType: 'CLICKLIST' }),
  'account.sms.update-opt-in': () => ({ phoneNumber: MOBILE, triggerType: 'CLICKLIST', optIn: true }),
  'account.sms.read-transactional': () => ({ phoneNumber: MOBILE, triggerType: 'TRANSACTIONAL' }),
  'account.preferred-store.update': () => ({
    preferredStoreDivisionNumber: '011',
    preferredStoreNumber: '00001',
  }),
  'payment.create': ({ checkoutId, paymentGram }) => ({ checkoutId, versionKey: 'version', paymentGram }),
  'payment.modify-tip': () => ({ versionKey: 'version', paymentDetails: { gratuityAmount: '5.00' } }),
};
