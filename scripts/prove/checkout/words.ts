// What a shopper reads about an order, from the texts of the screens.
import { orderCompleteMessages } from '../../../packages/checkout-kit/src/features/order-complete/messages.ts';
import { orderFailureMessages } from '../../../packages/checkout-kit/src/features/order-failure/messages.ts';
import { submitMessages } from '../../../packages/checkout-kit/src/features/submit/messages.ts';
import type { OrderState } from '../../../packages/checkout-kit/src/checkout/order-reducer.ts';
import type { SubmitTrouble } from '../../../packages/checkout-kit/src/checkout/trouble-rules.ts';

const text = submitMessages;

function troubleWords({ kind, reason }: SubmitTrouble): string {
  if (kind === 'reason') return `${text.title}: ${reason ?? text.generic}`;
  return kind === 'notDone' ? `${text.notDoneTitle}. ${text.notDone}` : text[kind];
}

/** Returns the message for the state of an order; empty if there is none. */
export function wordsOf(order: OrderState): string {
  switch (order.phase) {
    case 'submitting':
      return text.submitting;
    case 'unknown':
      return text.checkingTitle;
    case 'placed':
      return orderCompleteMessages.thanks;
    case 'rejected':
      return orderFailureMessages.title;
    case 'expired':
      return `${text.timedOutTitle}. ${text.timedOut}`;
    case 'conflicted':
      return text.conflicted;
    case 'editing':
      return order.trouble ? troubleWords(order.trouble) : '';
    default:
      return '';
  }
}
