import type { Named } from './bodies-for-tests.ts';

/** A store of the main banner in Cincinnati, open from 6 a.m. to midnight. */
export const STORE = '01100001';

/** Returns the GTIN of a product by its row in the product table. */
export const gtin = (row: number): string => `2${String(row).padStart(12, '0')}`;

/** An address in the wire format of validation and modality services. */
export const place = (street = '17 Walnut Lane', zip = '45202', more: object = {}) => ({
  addressLines: [street],
  cityTown: 'Cincinnati',
  stateProvince: 'OH',
  postalCode: zip,
  countryCode: 'us',
  ...more,
});

/** The body of an address in the profile. */
export const profileAddress = (more: object = {}) => ({
  addressType: 'delivery',
  addressLine1: '9 New Street',
  addressLine2: 'Apt 2',
  city: 'Dayton',
  county: 'Montgomery',
  countryCode: 'us',
  stateCode: 'OH',
  zip: '45402',
  ...more,
});

const person = { firstName: 'Heidi', lastName: 'Hughes', phone: '+15550100000' };
const items = [{ gtin13: gtin(1), quantity: 1 }];
const destinationOf = ({ addressId: id }: Named) => ({ address: place('17 Walnut Lane', '45202', { id }) });

/** Valid bodies of the fulfilment calls that have one and need a signed-in shopper. */
export const fulfilmentBodies: Readonly<Record<string, (named: Named) => object>> = {
  'profile.addresses.add': () => profileAddress(),
  'profile.addresses.update': ({ addressId }) => ({
    ...profileAddress({ addressId }),
    dateAddressUpdated: '2026-01-01T00:00:00.000Z',
  }),
  'address.validate-for-modality': () => ({ address: place(), modalityType: 'DELIVERY' }),
  'modality.preferences.set-active': (named) => ({
    modalityType: 'DELIVERY',
    destination: destinationOf(named),
    createdDate: '2026-01-01T00:00:00.000Z',
    id: 'preference',
    source: 'SHOPPER',
  }),
  'consent.add': () => ({ preferences: [{ name: 'Pay', value: true, chain: 'kroger' }] }),
  'consent.update': () => ({ value: true, versionKey: 'version' }),
  'timeslots.upfront': (named) => ({
    locale: 'en-US',
    modality: 'DELIVERY',
    vendors: {},
    items,
    destination: destinationOf(named),
  }),
  'timeslots.promising': (named) => ({
    modalityType: 'DELIVERY',
    items,
    destination: destinationOf(named),
  }),
  'promise.create': () => ({
    modalityType: 'PICKUP',
    optionIds: [`${STORE}.PICKUP.1`],
    vendorId: 'PICKUP',
    originalWindow: {
      value: '2026-01-01T00:00:00Z/2026-01-01T01:00:00Z',
      timezone: 'America/New_York',
    },
    items,
  }),
  'promise.update': () => ({ items, versionKey: 'version' }),
  'cart.add-items': () => ({ modalityType: 'PICKUP', items }),
  'cart.change-line': () => ({ quantity: 1 }),
  'cart.move': () => ({ from: 'SHIP', to: 'PICKUP' }),
  'checkout.create': ({ cartId, promiseId }) => ({
    buyer: { email: 'heidi@example.com' },
    fulfillment: {
      contact: person,
      deliveryType: 'Standard',
      promise: { id: promiseId, versionKey: 'version' },
    },
    lineItems: items.map((item) => ({ ...item, modalityType: 'PICKUP' })),
    modalityType: 'PICKUP',
    cartId,
  }),
};

/** The queries of the calls that need one. */
const QUERIES: Readonly<Record<string, string>> = {
  'consent.list': 'projections=preferences.full&filter.chain=kroger&filter.name=Pay',
  'scheduling.replacements': `option.validate=${STORE}.PICKUP.1`,
};

/** Returns the query of a call, with its question mark. */
export const queryOf = (name: string): string => (QUERIES[name] ? `?${QUERIES[name]}` : '');
