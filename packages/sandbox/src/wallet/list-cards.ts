import { listCards } from '@grocer/foundation/contract';
import { handleRead } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import type { ApiDb } from '../api/tables.ts';
import type { Clock } from '../clock.ts';
import { answer } from '../wire/reply.ts';
import { createCards } from './cards.ts';
import { toWireCard } from './to-wire-card.ts';

/** The route that lists saved cards; SNAP and gift cards and gift balances only if headers request them. */
export const listCardsRoute = ({ db, clock }: { db: ApiDb; clock: Clock }): ApiRoute =>
  handleRead(listCards, async ({ headers, shopper }) => {
    const hidden = new Set([
      ...(headers['show-snap-card'] === 'true' ? [] : ['EBT_CARD']),
      ...(headers['show-gift-cards'] === 'true' ? [] : ['GIFT_CARD']),
    ]);
    const cards = await createCards(db).listSaved(shopper.userId);
    const balances = headers['giftcard-balance'] === 'true';
    const now = clock.now();
    const shown = cards
      .filter(({ card_type }) => !hidden.has(card_type))
      .map((card) => toWireCard(card, { now, withBalance: balances && card.card_type === 'GIFT_CARD' }));
    return answer({ data: { payment: { cards: shown } } });
  });
