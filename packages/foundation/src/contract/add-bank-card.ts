import * as v from 'valibot';
import type { Address } from '../domain/address.ts';
import { CARD_BRANDS } from '../domain/card.ts';
import type { Card, CardBrand } from '../domain/card.ts';
import { call } from './call.ts';
import type { ErrorRule } from './error-codes.ts';
import { toCard, toWireAddress, WireCard, WireCardAddress } from './wire-card.ts';

/** What the fraud script knows of the device; absent in pharmacy apps and where the script did not load. */
export interface DeviceData {
  readonly transactionId: string;
  readonly pageId: string;
  readonly sessionId: string;
  readonly ubaId: string;
  readonly ubaEvents: string;
}

/** A bank card about to be added. Its number is known to the vault alone, which gave the token. */
export interface NewBankCard {
  readonly at: Date;
  readonly facilityId: string;
  readonly storeId: string;
  readonly preferred: boolean;
  readonly save: boolean;
  readonly billing: Address;
  readonly brand: CardBrand;
  /** Two digits. */
  readonly expirationMonth: string;
  /** Two digits. */
  readonly expirationYear: string;
  readonly lowValueToken: string;
  readonly firstSix: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly device?: DeviceData;
}

const Body = v.object({
  dateTime: v.object({ timezone: v.literal('UTC'), value: v.pipe(v.string(), v.isoTimestamp()) }),
  facilityId: v.string(),
  storeId: v.string(),
  defaultCard: v.boolean(),
  save: v.boolean(),
  paymentMethod: v.object({
    paymentType: v.literal('BANK_CARD'),
    billing: WireCardAddress,
    brand: v.picklist(CARD_BRANDS),
    expirationMonth: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
    expirationYear: v.pipe(v.string(), v.regex(/^20\d\d$/)),
    lowValueToken: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    cardFirstSix: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    firstName: v.pipe(v.string(), v.minLength(1), v.maxLength(375)),
    lastName: v.pipe(v.string(), v.minLength(1), v.maxLength(375)),
  }),
  accertifyTransactionId: v.optional(v.string()),
  deviceInfo: v.optional(
    v.object({ pageId: v.string(), sessionId: v.string(), ubaId: v.string(), ubaEvents: v.string() }),
  ),
});
type Body = v.InferOutput<typeof Body>;

/** How the payment service refuses a card [W-8.1]. */
const refusals: readonly ErrorRule[] = [
  { status: 402, code: 'RV62751', as: 'billing_address_refused' },
  { status: 422, code: 'RV62751', as: 'billing_address_refused' },
  { status: 402, code: 'RV32937', as: 'card_issuer_refused' },
  { status: 402, as: 'card_declined' },
  { status: 409, as: 'card_duplicate' },
  { status: 422, code: 'RV72632', as: 'customer_service_needed' },
  { status: 422, code: 'KC2617', as: 'payment_info_invalid' },
];

/** The body of a new bank card: wire names begin here [W-7.12] [W-9.12]. */
function toBody(card: NewBankCard): Body {
  const { device } = card;
  return {
    dateTime: { timezone: 'UTC', value: card.at.toISOString() },
    facilityId: card.facilityId,
    storeId: card.storeId,
    defaultCard: card.preferred,
    save: card.save,
    paymentMethod: {
      paymentType: 'BANK_CARD',
      billing: toWireAddress(card.billing),
      brand: card.brand,
      expirationMonth: card.expirationMonth,
      expirationYear: `20${card.expirationYear}`,
      lowValueToken: card.lowValueToken,
      cardFirstSix: card.firstSix,
      firstName: card.firstName,
      lastName: card.lastName,
    },
    ...(device && {
      accertifyTransactionId: device.transactionId,
      deviceInfo: {
        pageId: device.pageId,
        sessionId: device.sessionId,
        ubaId: device.ubaId,
        ubaEvents: device.ubaEvents,
      },
    }),
  };
}

export const addBankCard = call({
  name: 'wallet.add-bank-card',
  summary: 'Adds a credit or debit card from a token of the vault.',
  service: 'payment',
  method: 'POST',
  path: '/payment/v2/wallet',
  write: true,
  auth: 'bearer',
  body: Body,
  response: v.object({ data: v.object({ payment: v.object({ card: WireCard }) }) }),
  errors: refusals,
  encode: (card: NewBankCard) => ({ body: toBody(card) }),
  decode: ({ data }): Card => toCard(data.payment.card),
});
