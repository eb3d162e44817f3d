import type { ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import type { Selector } from '../../core/create-selector.ts';
import { reservationOf } from '../../core/public-state.ts';
import type { ReservationState, SelectorState } from '../../core/public-state.ts';
import type { Hold } from '../../times/hold/rules.ts';
import type { Modal } from '../features/modals/slice.ts';
import { destinationOf, isForHere } from './held-here.ts';
import type { SchedulingStore } from './store.ts';

/** The public state of the scheduling page, as plain data. */
export interface SchedulingState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** What the page shows: times, or why there are none to choose from. */
  readonly page: 'loading' | 'sign-in' | 'empty' | 'choose-place' | 'schedule' | 'leaving' | 'failed';
  readonly modality: ScheduledModality;
  /** The chosen time, reserved or not. */
  readonly chosenTime: TimeOption | undefined;
  /** True once the shopper has chosen a time on the page, rather than kept the one they came with. */
  readonly wantsNewTime: boolean;
  /** The reservation for this order, including an expired one; none for another store or modality. */
  readonly reservation: ReservationState | undefined;
  readonly isCreatingCheckout: boolean;
  /** The dialog that is open above the page. */
  readonly modal: Modal | undefined;
  /** The public state of the selector. */
  readonly selector: SelectorState;
}

const PAGES = { cart: 'leaving', empty: 'empty', choose: 'choose-place', ready: 'schedule' } as const;

function pageOf({ arrival }: SchedulingStore): SchedulingState['page'] {
  if (arrival.phase === 'arrived') return PAGES[arrival.entry.kind];
  if (arrival.phase === 'signed-out' || arrival.phase === 'expired') return 'sign-in';
  return arrival.phase;
}

function statusOf({ arrival, offer }: SchedulingStore): SchedulingState['status'] {
  if (arrival.phase === 'failed') return 'failed';
  // At the times, the page is loading until they are there.
  const isAtTimes = destinationOf(arrival) !== undefined;
  const isWaiting =
    arrival.phase === 'loading' || offer.phase === 'loading' || (isAtTimes && offer.phase === 'idle');
  return isWaiting ? 'loading' : 'ready';
}

function reservationHere(hold: Hold, state: SchedulingStore): ReservationState | undefined {
  return 'held' in hold && isForHere(hold.held, state) ? reservationOf(hold) : undefined;
}

/** Returns a function that derives the public state; it returns the same object until that state changes. */
export function createSchedulingState(
  selector: Pick<Selector, 'getState' | 'store'>,
): (state: SchedulingStore) => SchedulingState {
  let last: { state: SchedulingStore; selector: SelectorState; value: SchedulingState } | undefined;
  return (state) => {
    const now = selector.getState();
    if (last?.state === state && last.selector === now) return last.value;
    const value: SchedulingState = {
      status: statusOf(state),
      page: pageOf(state),
      modality: state.modality,
      chosenTime: state.chosenTime(),
      wantsNewTime: state.wantsNewTime,
      reservation: reservationHere(selector.store.getState().reservation, state),
      isCreatingCheckout: state.checkout.phase === 'creating',
      modal: state.modal,
      selector: now,
    };
    last = { state, selector: now, value };
    return value;
  };
}
