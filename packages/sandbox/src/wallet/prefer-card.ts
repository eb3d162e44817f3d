import { preferCard } from '@grocer/foundation/contract';
import { handleWrite } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import type { Clock } from '../clock.ts';
import { answer, refuse } from '../wire/reply.ts';
import { createCards } from './cards.ts';
import { notTheirs } from './refusals.ts';
import { hasExpired } from './to-wire-card.ts';

/** The route that makes a saved bank card the only preferred one of the calling application. */
export const preferCardRoute = ({ clock }: { clock: Clock }): ApiRoute =>
  handleWrite(preferCard, async ({ body: { cardId }, shopper: { userId, app } }) => async (tx) => {
    const cards = createCards(tx);
    const card = await cards.find(userId, cardId);
    if (card?.card_type !== 'BANK_CARD' || card.saved === 0) return notTheirs();
    if (hasExpired(card, clock.now()))
      return refuse(422, 'CARD_EXPIRED', 'An expired card is preferred nowhere.');
    await cards.prefer(userId, { cardId, app });
    return answer({ data: { payment: { cardId } } });
  });
