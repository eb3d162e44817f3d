import { addOrderCard } from '@grocer/foundation/contract';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { createCards } from '../../wallet/cards.ts';
import { notTheirs } from '../../wallet/refusals.ts';
import { answer, notFound } from '../../wire/reply.ts';
import { createCheckouts } from '../checkouts/checkouts.ts';

/** The route that lets a card pay for one order without being kept in the wallet [C-7.11]. */
export const orderCardRoute = (): ApiRoute =>
  handleWrite(addOrderCard, async ({ body, shopper: { userId } }) => async (tx) => {
    const { orderId, paymentCard } = body;
    const checkout = await createCheckouts(tx).find(userId, orderId);
    if (!checkout) return notFound();
    if (!(await createCards(tx).find(userId, paymentCard.id))) return notTheirs();
    await tx
      .insertInto('order_cards')
      .values({ checkout_id: checkout.id, user_id: userId, card_id: paymentCard.id })
      .onConflict((conflict) => conflict.columns(['checkout_id', 'card_id']).doNothing())
      .execute();
    return answer({ data: { paymentCard: { id: paymentCard.id } } });
  });
