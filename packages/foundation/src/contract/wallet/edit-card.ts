import * as v from 'valibot';
import type { Address } from '../../domain/address.ts';
import { CARD_BRANDS } from '../../domain/card.ts';
import type { Card, CardBrand } from '../../domain/card.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import { toWireDateTime, WireDateTimeSchema } from '../date-time.ts';
import type { WireDateTime } from '../date-time.ts';
import type { WireData } from '../wire-data.ts';
import { bankCardRefusals } from './new-card.ts';
import type { BankCardMethod } from './new-card.ts';
import { toCard, toWireAddress, WireCardSchema, WireCardAddressSchema } from './wire-card.ts';
import type { WireCard } from './wire-card.ts';

/** The new values of a bank card. */
export interface EditedCard {
  readonly cardId: string;
  readonly paymentGram: string;
  readonly saved: boolean;
  readonly at: Date;
  readonly facilityId: string;
  readonly storeId: string;
  readonly preferred: boolean;
  readonly billing: Address;
  readonly brand: CardBrand;
  /** Two digits. */
  readonly expirationMonth: string;
  /** Four digits. */
  readonly expirationYear: string;
  /** Token for the security code that was typed into the vault's frame. */
  readonly cvvToken: string;
  readonly firstSix: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Wire format of an edited bank card. */
interface EditedCardBody {
  cardId: string;
  dateTime: WireDateTime;
  facilityId: string;
  storeId: string;
  defaultCard: boolean;
  paymentGram: string;
  saved: boolean;
  paymentMethod: BankCardMethod<'CREDIT_CARD'>;
}

const Body = v.object({
  cardId: v.string(),
  dateTime: WireDateTimeSchema,
  facilityId: v.string(),
  storeId: v.string(),
  defaultCard: v.boolean(),
  paymentGram: v.string(),
  saved: v.boolean(),
  paymentMethod: v.object({
    paymentType: v.literal('CREDIT_CARD'),
    billing: WireCardAddressSchema,
    brand: v.picklist(CARD_BRANDS),
    expirationMonth: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
    expirationYear: v.pipe(v.string(), v.regex(/^20\d\d$/)),
    lowValueToken: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    cardFirstSix: v.pipe(v.string(), v.regex(/^\d{0,6}$/)),
    firstName: v.pipe(v.string(), v.minLength(1), v.maxLength(375)),
    lastName: v.pipe(v.string(), v.minLength(1), v.maxLength(375)),
  }),
});

/** Converts an edited card to the wire format [W-7.15]. */
const toBody = (card: EditedCard): EditedCardBody => ({
  cardId: card.cardId,
  dateTime: toWireDateTime(card.at),
  facilityId: card.facilityId,
  storeId: card.storeId,
  defaultCard: card.preferred,
  paymentGram: card.paymentGram,
  saved: card.saved,
  paymentMethod: {
    paymentType: 'CREDIT_CARD',
    billing: toWireAddress(card.billing),
    brand: card.brand,
    expirationMonth: card.expirationMonth,
    expirationYear: card.expirationYear,
    lowValueToken: card.cvvToken,
    cardFirstSix: card.firstSix,
    firstName: card.firstName,
    lastName: card.lastName,
  },
});

export const editCard: Call<EditedCard, Card, EditedCardBody, WireData<'payment', WireCard>> = call({
  name: 'wallet.edit-card',
  summary: 'Changes name, expiry, address or preference of a bank card.',
  service: 'payment',
  method: 'PUT',
  path: '/payment/v2/wallet',
  write: true,
  auth: 'bearer',
  body: Body,
  response: v.object({ data: v.object({ payment: WireCardSchema }) }),
  errors: bankCardRefusals,
  encode: (card) => ({ body: toBody(card) }),
  decode: ({ data }) => toCard(data.payment),
});
