import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import { CARD_BRANDS } from '../../domain/card.ts';
import type { Card, CardBrand } from '../../domain/card.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toWireDateTime, WireDateTimeSchema } from '../date-time.ts';
import type { WireDateTime } from '../date-time.ts';
import type { PaymentData } from '../wire-data.ts';
import { deviceEntries, toWireDevice } from './device-data.ts';
import type { WireDevice } from './device-data.ts';
import { ADD_CARD_PATH, addedCard, bankCardRefusals, CardAdded } from './new-card.ts';
import type { BankCardMethod, NewCardContext } from './new-card.ts';
import { toWireAddress, WireCardAddressSchema } from './wire-card.ts';
import type { WireCard } from './wire-card.ts';

/** A bank card to add. Only the vault knows its number, and has replaced it by a token. */
export interface NewBankCard extends NewCardContext {
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
}

/** Wire format of a new bank card. */
interface BankCardBody extends WireDevice {
  dateTime: WireDateTime;
  facilityId: string;
  storeId: string;
  defaultCard: boolean;
  save: boolean;
  paymentMethod: BankCardMethod<'BANK_CARD'>;
}

const Body = v.object({
  dateTime: WireDateTimeSchema,
  facilityId: v.string(),
  storeId: v.string(),
  defaultCard: v.boolean(),
  save: v.boolean(),
  paymentMethod: v.object({
    paymentType: v.literal('BANK_CARD'),
    billing: WireCardAddressSchema,
    brand: v.picklist(CARD_BRANDS),
    expirationMonth: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
    expirationYear: v.pipe(v.string(), v.regex(/^20\d\d$/)),
    lowValueToken: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    cardFirstSix: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    firstName: v.pipe(v.string(), v.minLength(1), v.maxLength(375)),
    lastName: v.pipe(v.string(), v.minLength(1), v.maxLength(375)),
  }),
  ...deviceEntries,
});

/** Converts a new bank card to the wire format [W-7.12] [W-9.12]. */
const toBody = (card: NewBankCard): BankCardBody => ({
  dateTime: toWireDateTime(card.at),
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
  ...toWireDevice(card.device),
});

export const addBankCard: Call<NewBankCard, Card, BankCardBody, PaymentData<'card', WireCard>> = call({
  name: 'wallet.add-bank-card',
  summary: 'Adds a credit or debit card by its vault token.',
  service: 'payment',
  method: 'POST',
  path: ADD_CARD_PATH,
  kind: { field: 'paymentMethod.paymentType', is: 'BANK_CARD' },
  write: true,
  auth: 'bearer',
  body: Body,
  response: CardAdded,
  errors: [...bankCardRefusals, { status: 409, as: 'card_duplicate' }],
  encode: (card) => ({ body: toBody(card) }),
  decode: addedCard,
});
