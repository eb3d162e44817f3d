import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import { CARD_BRANDS } from '../../domain/card.ts';
import type { CardBrand } from '../../domain/card.ts';
import { call } from '../call.ts';
import { toWireDateTime, WireDateTime } from '../date-time.ts';
import { deviceEntries, toWireDevice } from './device-data.ts';
import { ADD_CARD_PATH, addedCard, bankCardRefusals, CardAdded } from './new-card.ts';
import type { NewCardContext } from './new-card.ts';
import { toWireAddress, WireCardAddress } from './wire-card.ts';

/** A bank card about to be added. Its number is known to the vault alone, which gave the token. */
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

const Body = v.object({
  dateTime: WireDateTime,
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
  ...deviceEntries,
});
type Body = v.InferOutput<typeof Body>;

/** The body of a new bank card: wire names begin here [W-7.12] [W-9.12]. */
const toBody = (card: NewBankCard): Body => ({
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

export const addBankCard = call({
  name: 'wallet.add-bank-card',
  summary: 'Adds a credit or debit card from a token of the vault.',
  service: 'payment',
  method: 'POST',
  path: ADD_CARD_PATH,
  kind: { field: 'paymentMethod.paymentType', is: 'BANK_CARD' },
  write: true,
  auth: 'bearer',
  body: Body,
  response: CardAdded,
  errors: [...bankCardRefusals, { status: 409, as: 'card_duplicate' }],
  encode: (card: NewBankCard) => ({ body: toBody(card) }),
  decode: addedCard,
});
