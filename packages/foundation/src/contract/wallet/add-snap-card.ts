import * as v from 'valibot';
import type { Card } from '../../domain/card.ts';
import { call } from '../call.ts';
import type { Call } from '../call.ts';
import type { PaymentData } from '../wire-data.ts';
import { toWireDateTime, WireDateTimeSchema } from '../date-time.ts';
import type { WireDateTime } from '../date-time.ts';
import { deviceEntries, toWireDevice } from './device-data.ts';
import type { WireDevice } from './device-data.ts';
import { ADD_CARD_PATH } from './new-card.ts';
import type { NewCardContext } from './new-card.ts';
import { toCard, WireCardSchema } from './wire-card.ts';
import type { WireCard } from './wire-card.ts';

/** A SNAP EBT card to add; its number is not stored on the way. */
export interface NewSnapCard extends NewCardContext {
  readonly pan: string;
  readonly save: boolean;
}

/** Wire format of a new SNAP card. */
interface SnapCardBody extends WireDevice {
  dateTime: WireDateTime;
  defaultCard: false;
  facilityId: string;
  paymentMethod: { paymentType: 'EBT_CARD'; pan: string };
  save: boolean;
}

const Body = v.object({
  dateTime: WireDateTimeSchema,
  defaultCard: v.literal(false),
  facilityId: v.string(),
  paymentMethod: v.object({
    paymentType: v.literal('EBT_CARD'),
    pan: v.pipe(v.string(), v.regex(/^\d{16,19}$/)),
  }),
  save: v.boolean(),
  ...deviceEntries,
});

// [W-7.13]
/** The response may leave out the SNAP card's type and image, because both are known from the request. */
interface WireSnapCard extends Omit<WireCard, 'cardType' | 'imageType'> {
  cardType?: WireCard['cardType'] | undefined;
  imageType?: string | undefined;
}

const SnapCard = v.object({
  ...WireCardSchema.entries,
  cardType: v.optional(WireCardSchema.entries.cardType),
  imageType: v.optional(WireCardSchema.entries.imageType),
});

export const addSnapCard: Call<NewSnapCard, Card, SnapCardBody, PaymentData<'card', WireSnapCard>> = call({
  name: 'wallet.add-snap-card',
  summary: 'Adds a SNAP EBT card; a shopper has at most one.',
  service: 'payment',
  method: 'POST',
  path: ADD_CARD_PATH,
  kind: { field: 'paymentMethod.paymentType', is: 'EBT_CARD' },
  write: true,
  auth: 'bearer',
  body: Body,
  response: v.object({ data: v.object({ payment: v.object({ card: SnapCard }) }) }),
  errors: [
    { status: 400, reason: 'EBT card already exists', as: 'snap_card_exists' },
    { status: 402, as: 'card_declined' },
    { status: 409, as: 'card_duplicate' },
  ],
  encode: ({ at, facilityId, pan, save, device }) => ({
    body: {
      dateTime: toWireDateTime(at),
      defaultCard: false,
      facilityId,
      paymentMethod: { paymentType: 'EBT_CARD', pan },
      save,
      ...toWireDevice(device),
    },
  }),
  decode({ data }) {
    const { card } = data.payment;
    return toCard({ ...card, cardType: card.cardType ?? 'EBT_CARD', imageType: 'EBT' });
  },
});
