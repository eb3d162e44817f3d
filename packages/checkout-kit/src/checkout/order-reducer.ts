import type { Checkout } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import { isModification } from './modify-rules.ts';
import type { SubmitTrouble } from './trouble-rules.ts';

/** One order on its way, from its first reading to its end. Drawn in ARCHITECTURE.md. */
export type OrderState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'unavailable'; readonly error: GrocerError }
  /** The shopper may change everything; `trouble` is why the last submission came to nothing. */
  | { readonly phase: 'editing'; readonly checkout: Checkout; readonly trouble?: SubmitTrouble | undefined }
  | {
      readonly phase: 'submitting';
      readonly checkout: Checkout;
      /** The idempotency key of the one submission that is under way. */
      readonly operation: string;
    }
  /** Nobody knows whether it was done; nothing else is possible until somebody does. */
  | {
      readonly phase: 'unknown';
      readonly checkout: Checkout;
      readonly operation: string;
      readonly isChecking: boolean;
    }
  | { readonly phase: 'placed'; readonly checkout: Checkout }
  /** The cards were asked, and the order was refused after all. */
  | {
      readonly phase: 'rejected';
      /** Absent where the page of a rejection was opened by itself. */
      readonly checkout?: Checkout | undefined;
      readonly reason: string | undefined;
    }
  /** Its time is gone: it can be continued with another one alone. */
  | { readonly phase: 'expired'; readonly checkout: Checkout }
  /** Somebody else has changed it: it has to be looked at anew. */
  | { readonly phase: 'conflicted'; readonly checkout: Checkout };

/** How a submission ended, once that is certain. */
export type Outcome =
  | { readonly kind: 'placed'; readonly checkout: Checkout }
  | { readonly kind: 'refused'; readonly trouble: SubmitTrouble; readonly checkout?: Checkout | undefined }
  | { readonly kind: 'rejected'; readonly reason: string | undefined }
  | { readonly kind: 'expired' }
  | { readonly kind: 'conflicted' }
  /** Changes that were not made, and that somebody has given up. */
  | { readonly kind: 'missing'; readonly error: GrocerError };

export type OrderEvent =
  | { readonly type: 'load' }
  | { readonly type: 'loadFailed'; readonly error: GrocerError }
  /** The page of a rejection was opened by itself. */
  | { readonly type: 'rejected' }
  /** The service has said what the checkout is now: read, or changed by an update. */
  | { readonly type: 'read'; readonly checkout: Checkout }
  | { readonly type: 'submit'; readonly operation: string }
  /** A submission was left open by the page before this one. */
  | { readonly type: 'resume'; readonly checkout: Checkout; readonly operation: string }
  | { readonly type: 'ended'; readonly operation: string; readonly outcome: Outcome }
  /** Neither an answer nor a second look could say how it ended. */
  | { readonly type: 'lost'; readonly operation: string }
  | { readonly type: 'check'; readonly operation: string };

/** Is something under way of which the end is not known? Then nothing but its end changes the order. */
const isOpen = (
  state: OrderState,
): state is Extract<OrderState, { readonly phase: 'submitting' | 'unknown' }> =>
  state.phase === 'submitting' || state.phase === 'unknown';

/** Where an order stands by what the service says of it, with nothing under way [C-2.14]. */
function stateOf(checkout: Checkout): OrderState {
  if (checkout.status === 'CANCELED') return { phase: 'rejected', checkout, reason: undefined };
  const isOpenToChange = checkout.status === 'DRAFT' || isModification(checkout);
  return { phase: isOpenToChange ? 'editing' : 'placed', checkout };
}

type Open = Extract<OrderState, { readonly phase: 'submitting' | 'unknown' }>;

/** Where the end of a submission leads. */
function endOf({ checkout }: Open, outcome: Outcome): OrderState {
  switch (outcome.kind) {
    case 'placed':
      return { phase: 'placed', checkout: outcome.checkout };
    case 'refused':
      return { phase: 'editing', checkout: outcome.checkout ?? checkout, trouble: outcome.trouble };
    case 'rejected':
      return { phase: 'rejected', checkout, reason: outcome.reason };
    case 'missing':
      return { phase: 'unavailable', error: outcome.error };
    default:
      return { phase: outcome.kind, checkout };
  }
}

/**
 * What a reading does: a submission that is open is not ended by it, though changes that it waits for are taken up; and a
 * trouble stays in sight.
 */
function readingOf(state: OrderState, { checkout }: Extract<OrderEvent, { type: 'read' }>): OrderState {
  if (state.phase === 'submitting' && checkout.status === state.checkout.status)
    return { ...state, checkout };
  if (isOpen(state)) return state;
  const next = stateOf(checkout);
  // What was done stays done, whatever is begun elsewhere meanwhile.
  if (state.phase === 'placed' && next.phase === 'editing') return state;
  return next.phase === 'editing' && state.phase === 'editing' ? { ...next, trouble: state.trouble } : next;
}

/** Moves an order on by one event. An event that makes no sense where the order stands changes nothing. */
export function orderReducer(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'load':
      return isOpen(state) ? state : { phase: 'loading' };
    case 'loadFailed':
      return state.phase === 'loading' ? { phase: 'unavailable', error: event.error } : state;
    case 'rejected':
      return state.phase === 'loading' ? { phase: 'rejected', reason: undefined } : state;
    case 'read':
      return readingOf(state, event);
    case 'submit':
      if (state.phase !== 'editing') return state;
      return {
        phase: 'submitting',
        checkout: state.checkout,
        operation: event.operation,
      };
    case 'resume':
      if (state.phase !== 'loading') return state;
      return { phase: 'unknown', checkout: event.checkout, operation: event.operation, isChecking: false };
    case 'ended':
      return isOpen(state) && state.operation === event.operation ? endOf(state, event.outcome) : state;
    case 'lost':
      return isOpen(state) && state.operation === event.operation
        ? { ...state, phase: 'unknown', isChecking: false }
        : state;
    default:
      return state.phase === 'unknown' && state.operation === event.operation
        ? { ...state, isChecking: true }
        : state;
  }
}

/** The checkout of an order, where there is one to show. */
export const checkoutOf = (state: OrderState): Checkout | undefined =>
  'checkout' in state ? state.checkout : undefined;
