import type { Checkout } from '@grocer/foundation/domain';
import type { GrocerError } from '@grocer/foundation/http';
import { isModification } from './modify-rules.ts';
import type { SubmitTrouble } from './trouble-rules.ts';

/** The state of an order, from its first load to its outcome. See the diagram in ARCHITECTURE.md. */
export type OrderState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'unavailable'; readonly error: GrocerError }
  /** The order can be changed; `trouble` is the reason why the last submission failed. */
  | { readonly phase: 'editing'; readonly checkout: Checkout; readonly trouble?: SubmitTrouble | undefined }
  | {
      readonly phase: 'submitting';
      readonly checkout: Checkout;
      /** The idempotency key of the submission in flight. */
      readonly operation: string;
    }
  /** It is not known whether the submission was applied. Nothing else is possible until it is. */
  | {
      readonly phase: 'unknown';
      readonly checkout: Checkout;
      readonly operation: string;
      readonly isChecking: boolean;
    }
  | { readonly phase: 'placed'; readonly checkout: Checkout }
  /** The order was refused after the cards were authorized. */
  | {
      readonly phase: 'rejected';
      /** Undefined if the rejection page was opened directly. */
      readonly checkout?: Checkout | undefined;
      readonly reason: string | undefined;
    }
  /** The reserved time has expired; the order can continue only with another time. */
  | { readonly phase: 'expired'; readonly checkout: Checkout }
  /** The order was changed elsewhere and has to be read again. */
  | { readonly phase: 'conflicted'; readonly checkout: Checkout };

/** The certain outcome of a submission. */
export type Outcome =
  | { readonly kind: 'placed'; readonly checkout: Checkout }
  | { readonly kind: 'refused'; readonly trouble: SubmitTrouble; readonly checkout?: Checkout | undefined }
  | { readonly kind: 'rejected'; readonly reason: string | undefined }
  | { readonly kind: 'expired' }
  | { readonly kind: 'conflicted' }
  /** The changes were not applied and have been discarded elsewhere. */
  | { readonly kind: 'missing'; readonly error: GrocerError };

export type OrderEvent =
  | { readonly type: 'load' }
  | { readonly type: 'loadFailed'; readonly error: GrocerError }
  /** The rejection page was opened directly. */
  | { readonly type: 'rejected' }
  /** The order has loaded. */
  | { readonly type: 'loaded'; readonly checkout: Checkout }
  /** The service has returned the current checkout, from a later read or a write. */
  | { readonly type: 'read'; readonly checkout: Checkout }
  | { readonly type: 'submit'; readonly operation: string }
  /** The device is offline, so a submission cannot be sent [C-8.16]. */
  | { readonly type: 'offline' }
  /** The reason for a trouble is gone: the device is online again, or the shopper has signed in again. */
  | { readonly type: 'resolved'; readonly trouble: 'offline' | 'session' }
  /** The previous page in this tab left a submission open. */
  | { readonly type: 'resume'; readonly checkout: Checkout; readonly operation: string }
  | { readonly type: 'ended'; readonly operation: string; readonly outcome: Outcome }
  /** Neither the response nor a later read could tell the outcome. */
  | { readonly type: 'lost'; readonly operation: string }
  | { readonly type: 'check'; readonly operation: string };

/** True while a submission's outcome is open; then only that outcome changes the order. */
const isOpen = (
  state: OrderState,
): state is Extract<OrderState, { readonly phase: 'submitting' | 'unknown' }> =>
  state.phase === 'submitting' || state.phase === 'unknown';

/** Derives the state from a checkout when no submission is in flight [C-2.14]. */
function stateOf(checkout: Checkout): OrderState {
  if (checkout.status === 'CANCELED') return { phase: 'rejected', checkout, reason: undefined };
  const isOpenToChange = checkout.status === 'DRAFT' || isModification(checkout);
  return { phase: isOpenToChange ? 'editing' : 'placed', checkout };
}

type Open = Extract<OrderState, { readonly phase: 'submitting' | 'unknown' }>;

/** Derives the state that follows from a submission's outcome. */
function stateAfterOutcome({ checkout }: Open, outcome: Outcome): OrderState {
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
 * Applies a read. It does not end an open submission, although a `submitting` order takes over changes to the
 * checkout of the same status. While the order is edited, its `trouble` is kept.
 */
function stateAfterRead(state: OrderState, { checkout }: Extract<OrderEvent, { type: 'read' }>): OrderState {
  if (state.phase === 'submitting' && checkout.status === state.checkout.status)
    return { ...state, checkout };
  if (isOpen(state)) return state;
  // What else the page needs comes with a load.
  if (state.phase === 'loading' || state.phase === 'unavailable') return state;
  const next = stateOf(checkout);
  // A placed order stays placed, even if a modification is begun elsewhere; a rejected one may be a draft again.
  if ((state.phase === 'placed' || state.phase === 'rejected') && next.phase === 'editing') return state;
  return next.phase === 'editing' && state.phase === 'editing' ? { ...next, trouble: state.trouble } : next;
}

/** Returns the next state of an order. An event that is not valid in the current phase changes nothing. */
export function orderReducer(state: OrderState, event: OrderEvent): OrderState {
  switch (event.type) {
    case 'load':
      return isOpen(state) ? state : { phase: 'loading' };
    case 'loadFailed':
      return state.phase === 'loading' ? { phase: 'unavailable', error: event.error } : state;
    case 'rejected':
      return state.phase === 'loading' ? { phase: 'rejected', reason: undefined } : state;
    case 'loaded':
      return state.phase === 'loading' ? stateOf(event.checkout) : state;
    case 'read':
      return stateAfterRead(state, event);
    case 'submit':
      if (state.phase !== 'editing') return state;
      return {
        phase: 'submitting',
        checkout: state.checkout,
        operation: event.operation,
      };
    case 'offline':
      return state.phase === 'editing' ? { ...state, trouble: { kind: 'offline' } } : state;
    case 'resolved':
      return state.phase === 'editing' && state.trouble?.kind === event.trouble
        ? { phase: 'editing', checkout: state.checkout }
        : state;
    case 'resume':
      if (state.phase !== 'loading') return state;
      return { phase: 'unknown', checkout: event.checkout, operation: event.operation, isChecking: false };
    case 'ended':
      return isOpen(state) && state.operation === event.operation
        ? stateAfterOutcome(state, event.outcome)
        : state;
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

/** Returns the checkout of an order, if it has one. */
export const checkoutOf = (state: OrderState): Checkout | undefined =>
  'checkout' in state ? state.checkout : undefined;
