import type { Checkout } from '@grocer/foundation/domain';
import type { CheckoutContext } from './context.ts';
import { loadCards } from './editing.ts';
import { checkoutOf } from './order-reducer.ts';

/** Returns true when a card no longer pays for a draft. */
const isCardGone = (before: Checkout | undefined, now: Checkout | undefined): boolean =>
  now?.status === 'DRAFT' &&
  before?.id === now.id &&
  before.payments.some(({ card }) => !now.payments.some((line) => line.card.id === card.id));

/** Reloads the cards when one leaves the order without the shopper's doing; it may have been deleted. */
export function watchCards(context: CheckoutContext): void {
  context.store.subscribe((now, before) => {
    if (now.order === before.order || now.edits.payment?.phase === 'saving') return;
    if (isCardGone(checkoutOf(before.order), checkoutOf(now.order))) void loadCards(context);
  });
}
