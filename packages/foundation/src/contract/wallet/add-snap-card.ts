import * as v from 'valibot';
import type { Card } from '../../domain/card.ts';
import { call } from '../call.ts';
import { toWireDateTime, WireDateTime } from '../date-time.ts';
import { deviceEntries, toWireDevice } from './device-data.ts';
import { ADD_CARD_PATH } from './new-card.ts';
import type { NewCardContext } from './new-card.ts';
import { toCard, WireCard } from './wire-card.ts';

/** A SNAP EBT card about to be added; its number is kept nowhere on the way. */
export interface NewSnapCard extends NewCardContext {
  readonly pan: string;
  readonly save: boolean;
}

const Body = v.object({
  dateTime: WireDateTime,
  defaultCard: v.literal(false),
  facilityId: v.string(),
  paymentMethod: v.object({
    paymentType: v.literal('EBT_CARD'),
    pan: v.pipe(v.string(), v.regex(/^\d{16,19}$/)),
  }),
  save: v.boolean(),
  ...deviceEntries,
});

/** A SNAP card may come without its type and picture: both follow from what was asked for [W-7.13]. */
const SnapCard = v.object({
  ...WireCard.entries,
  cardType: v.optional(WireCard.entries.cardType),
  imageType: v.optional(WireCard.entries.imageType),
});

export const addSnapCard = call({
  name: 'wallet.add-snap-card',
  summary: 'Adds a SNAP EBT card; a shopper has one at most.',
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
  encode: ({ at, facilityId, pan, save, device }: NewSnapCard) => ({
    body: {
      dateTime: toWireDateTime(at),
      defaultCard: false as const,
      facilityId,
      paymentMethod: { paymentType: 'EBT_CARD' as const, pan },
      save,
      ...toWireDevice(device),
    },
  }),
  decode({ data }): Card {
    const { card } = data.payment;
    return toCard({ ...card, cardType: card.cardType ?? 'EBT_CARD', imageType: 'EBT' });
  },
});
