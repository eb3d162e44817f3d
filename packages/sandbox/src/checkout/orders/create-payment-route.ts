import { createPayment } from '@grocer/foundation/contract';
import { handleWrite } from '../../api/shopper-routes.ts';
import type { ApiRoute } from '../../api/shopper-routes.ts';
import { versionConflict } from '../../fulfilment/refusals.ts';
import { newId } from '../../secrecy.ts';
import { createCards } from '../../wallet/cards.ts';
import { answer, notFound, refuse } from '../../wire/reply.ts';
import type { CheckoutParts } from '../checkout-parts.ts';
import { createCheckouts } from '../checkouts/checkouts.ts';
import { declineOf } from './declines.ts';

/**
 * Authorises a shopper's card for a checkout. No money moves, since the amount is unknown before the order.
 */
export const createPaymentRoute = ({ clock, random }: CheckoutParts): ApiRoute =>
  handleWrite(createPayment, async ({ body, shopper: { userId } }) => async (tx) => {
    const checkouts = createCheckouts(tx);
    const checkout = await checkouts.find(userId, body.checkoutId);
    const card = await createCards(tx).findByGram(userId, body.paymentGram);
    if (!checkout || !card) return notFound();
    if (checkout.version_key !== body.versionKey) return versionConflict();
    if (await checkouts.isAuthorised(userId, checkout.id))
      return refuse(402, 'DUPLICATE_TRANSACTION', 'A card has said yes to this checkout already.');
    const decline = declineOf(card.behaviour);
    const payment = {
      id: newId(random),
      checkout_id: checkout.id,
      card_id: card.id,
      transaction_type: 'AUTHORIZATION' as const,
      transaction_status: decline === undefined ? ('APPROVED' as const) : ('DECLINED' as const),
      created_at: clock.now().getTime(),
    };
    await checkouts.addPayment(userId, payment);
    if (decline !== undefined) return refuse(402, decline, 'The issuer declines the payment.');
    return answer({
      data: {
        payment: {
          id: payment.id,
          checkoutId: checkout.id,
          transactionType: payment.transaction_type,
          transactionStatus: payment.transaction_status,
        },
      },
    });
  });
