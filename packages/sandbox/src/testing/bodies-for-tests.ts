import { accountBodies } from './account-bodies-for-tests.ts';
import { checkoutBodies } from './checkout-bodies-for-tests.ts';
import { fulfilmentBodies } from './fulfilment-bodies-for-tests.ts';
import { newCardBody } from './shopper-for-tests.ts';

const dateTime = { timezone: 'UTC', value: '2026-01-01T00:00:00.000Z' };

/** Returns a test gift card number by its last four digits. */
export const giftNumber = (lastFour: string): string => `999999000000000${lastFour}`;

/** Returns a test EBT card number by its last four digits. */
export const ebtNumber = (lastFour: string): string => `999900000000${lastFour}`;

const GIFT_PIN = '1111';

/** The body of a new SNAP EBT card [W-7.13]. */
export const snapBody = (pan: string, { save = true } = {}) => ({
  dateTime,
  defaultCard: false,
  facilityId: 'facility',
  paymentMethod: { paymentType: 'EBT_CARD', pan },
  save,
  accertifyTransactionId: 'device',
  deviceInfo: { pageId: 'p', sessionId: 's', ubaId: 'u', ubaEvents: 'e' },
});

/** The body of a new gift card [W-7.14]. */
export const giftBody = (pan: string, pin = GIFT_PIN) => ({
  dateTime,
  facilityId: 'facility',
  paymentMethod: { paymentType: 'GIFT_CARD', pan, pin },
});

interface Edit {
  readonly cardId: string;
  readonly paymentGram: string;
  readonly token?: string;
  readonly zip?: string;
  readonly defaultCard?: boolean;
  readonly expirationYear?: string;
}

/** The body of an edited bank card [W-7.15]. */
export const editBody = ({ cardId, paymentGram, token = '0'.repeat(18), zip, ...more }: Edit) => ({
  cardId,
  dateTime,
  facilityId: 'facility',
  storeId: 'store',
  defaultCard: more.defaultCard ?? false,
  paymentGram,
  saved: true,
  paymentMethod: {
    paymentType: 'CREDIT_CARD',
    billing: {
      addressLines: ['Apt 2', '9 New Street'],
      cityTown: 'Dayton',
      stateProvince: 'OH',
      postalCode: zip ?? '45402',
      countryCode: 'US',
    },
    brand: 'VISA',
    expirationMonth: '11',
    expirationYear: more.expirationYear ?? '2031',
    lowValueToken: token,
    cardFirstSix: '424242',
    firstName: 'Roberta',
    lastName: 'Brown',
  },
});

/** The body of a saved address [W-7.18]. */
export const addressBody = (more: object = {}) => ({
  address: {
    addressLine1: '9 New Street',
    addressLine2: 'Apt 2',
    addressType: 'delivery',
    city: 'Dayton',
    countryCode: 'US',
    preferredAddress: false,
    stateCode: 'OH',
    zip: '45402',
    ...more,
  },
});

/** The ids that a call may contain in its path or body. */
export interface Named {
  readonly cardId: string;
  readonly paymentGram: string;
  readonly addressId: string;
  readonly promiseId: string;
  readonly preferenceId: string;
  readonly cartId: string;
  readonly lineId: string;
  readonly productId: string;
  readonly checkoutId: string;
}

/** Ids that do not exist. */
export const NOBODYS: Named = {
  cardId: 'unknown',
  paymentGram: 'unknown',
  addressId: 'unknown',
  promiseId: 'unknown',
  preferenceId: 'unknown',
  cartId: 'unknown',
  lineId: 'unknown',
  productId: 'unknown',
  checkoutId: 'unknown',
};

/** Valid bodies of the calls that have one. */
export const validBodies: Readonly<Record<string, (named: Named) => object>> = {
  ...fulfilmentBodies,
  ...accountBodies,
  ...checkoutBodies,
  'wallet.add-bank-card': () => newCardBody('0'.repeat(64)),
  'wallet.add-snap-card': () => snapBody(ebtNumber('0004')),
  'wallet.add-gift-card': () => giftBody(giftNumber('1000')),
  'wallet.edit-card': editBody,
  'wallet.save-billing-address': ({ addressId }) => addressBody({ addressId }),
  'wallet.check-gift-balance': ({ paymentGram }) => ({ paymentGram }),
  'wallet.check-snap-balance': ({ paymentGram }) => ({
    paymentMethod: { encryptedPin: '0'.repeat(18), paymentgram: paymentGram },
  }),
  'wallet.prefer-card': ({ cardId }) => ({ cardId }),
};
