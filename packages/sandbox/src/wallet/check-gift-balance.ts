import { checkGiftBalance } from '@grocer/foundation/contract';
import { formatCents } from '@grocer/foundation/domain';
import { handleRead } from '../api/shopper-routes.ts';
import type { ApiRoute } from '../api/shopper-routes.ts';
import type { ApiDb } from '../api/tables.ts';
import { answer, refuse } from '../wire/reply.ts';
import { createCards } from './cards.ts';
import { notTheirs } from './refusals.ts';

/** The route that returns the balance of a shopper's gift card. */
export const checkGiftBalanceRoute = ({ db }: { db: ApiDb }): ApiRoute =>
  handleRead(checkGiftBalance, async ({ body, shopper: { userId } }) => {
    const cards = createCards(db);
    const card = await cards.findByGram(userId, body.paymentGram);
    if (card?.card_type !== 'GIFT_CARD' || card.balanceCents === null) return notTheirs();
    if (card.balance_failures > 0) {
      await cards.edit(userId, card.id, { balance_failures: card.balance_failures - 1 });
      // Not a 5xx, which clients retry, so that the failure would never be seen.
      return refuse(402, 'GIFT_BALANCE_UNAVAILABLE', 'The balance cannot be told now.');
    }
    return answer({ data: { payment: { remainingBalance: formatCents(card.balanceCents) } } });
  });
