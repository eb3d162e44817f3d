import { deleteCard } from '@grocer/foundation/contract';
import { handleWrite } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import { answer } from '../wire/reply.ts';
import { createCards } from './cards.ts';
import { notTheirs } from './refusals.ts';

/** The route that deletes a card of any kind from the shopper's wallet. */
export const deleteCardRoute = (): ApiRoute =>
  handleWrite(deleteCard, async ({ params, shopper: { userId } }) => async (tx) => {
    const cardId = params['cardId'] ?? '';
    const wasThere = await createCards(tx).remove(userId, cardId);
    return wasThere ? answer({ data: { payment: { cardId } } }) : notTheirs();
  });
