import * as v from 'valibot';
import type { Card } from '../../domain/card.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { PaymentData } from '../wire-data.ts';
import { toWireDateTime, WireDateTimeSchema } from '../date-time.ts';
import type { WireDateTime } from '../date-time.ts';
import { deviceEntries, toWireDevice } from './device-data.ts';
import type { WireDevice } from './device-data.ts';
import { ADD_CARD_PATH, addedCard, CardAdded } from './new-card.ts';
import type { NewCardContext } from './new-card.ts';
import type { WireCard } from './wire-card.ts';

/** A gift card to add; its number and PIN are not stored on the way. */
export interface NewGiftCard extends NewCardContext {
  readonly pan: string;
  readonly pin: string;
}

/** Wire format of a new gift card. */
interface GiftCardBody extends WireDevice {
  dateTime: WireDateTime;
  facilityId: string;
  paymentMethod: { paymentType: 'GIFT_CARD'; pan: string; pin: string };
}

const Body = v.object({
  dateTime: WireDateTimeSchema,
  facilityId: v.string(),
  paymentMethod: v.object({
    paymentType: v.literal('GIFT_CARD'),
    pan: v.pipe(v.string(), v.regex(/^\d{19}$/)),
    pin: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  }),
  ...deviceEntries,
});

// [C-7.12] [W-7.14]
export const addGiftCard: Call<NewGiftCard, Card, GiftCardBody, PaymentData<'card', WireCard>> = call({
  name: 'wallet.add-gift-card',
  summary: 'Adds a gift card; a shopper has at most five.',
  service: 'payment',
  method: 'POST',
  path: ADD_CARD_PATH,
  kind: { field: 'paymentMethod.paymentType', is: 'GIFT_CARD' },
  write: true,
  auth: 'bearer',
  body: Body,
  response: CardAdded,
  errors: [
    { status: 402, code: 'GIFT_CARD_ZERO_BALANCE', as: 'gift_card_empty' },
    { status: 402, as: 'card_declined' },
    { status: 409, as: 'card_duplicate' },
    { status: 422, code: 'GIFT_CARD_LIMIT_REACHED', as: 'gift_card_limit' },
  ],
  encode: ({ at, facilityId, pan, pin, device }) => ({
    body: {
      dateTime: toWireDateTime(at),
      facilityId,
      paymentMethod: { paymentType: 'GIFT_CARD', pan, pin },
      ...toWireDevice(device),
    },
  }),
  decode: addedCard,
});
