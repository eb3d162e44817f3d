import * as v from 'valibot';
import type { Card } from '../../domain/card.ts';
import { readableIn, tolerantCall } from '../call.ts';
import type { Call } from '../call.ts';
import type { PaymentData } from '../wire-data.ts';
import { toCard, WireCardSchema } from './wire-card.ts';
import type { WireCard } from './wire-card.ts';

const flag = v.picklist(['true', 'false']);

/** A shopper's cards. Those that this version cannot parse are left out and counted. */
export interface CardList {
  readonly cards: readonly Card[];
  readonly unreadable: number;
}

/** Which cards to list, and whether to include gift card balances. */
export interface ListCardsInput {
  readonly snap: boolean;
  readonly gift: boolean;
  readonly giftBalances: boolean;
}

const answerOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ data: v.object({ payment: v.object({ cards: v.array(item) }) }) });

export const listCards: Call<
  ListCardsInput,
  CardList,
  unknown,
  PaymentData<'cards', WireCard[]>,
  PaymentData<'cards', unknown[]>
> = tolerantCall({
  name: 'wallet.list',
  summary: 'Lists the shopper’s saved cards.',
  service: 'payment',
  method: 'GET',
  path: '/payment/v2/wallet',
  write: false,
  auth: 'bearer',
  headers: v.object({ 'show-snap-card': flag, 'show-gift-cards': flag, 'giftcard-balance': flag }),
  response: answerOf(WireCardSchema),
  tolerates: answerOf(v.unknown()),
  errors: [],
  encode: ({ snap, gift, giftBalances }) => ({
    headers: {
      'show-snap-card': String(snap),
      'show-gift-cards': String(gift),
      'giftcard-balance': String(giftBalances),
    },
  }),
  decode({ data }): CardList {
    const cards = readableIn(WireCardSchema, data.payment.cards).map(toCard);
    return { cards, unreadable: data.payment.cards.length - cards.length };
  },
});
