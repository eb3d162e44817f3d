import type { ScheduledModality, TimeOption } from '@grocer/foundation/domain';
import type { Selector } from '../../core/create-selector.ts';
import { reservationOf } from '../../core/public-state.ts';
import type { ReservationState, SelectorState } from '../../core/public-state.ts';
import type { Hold } from '../../times/hold/rules.ts';
import type { Modal } from '../features/modals/slice.ts';
import { isForHere } from './held-here.ts';
import type { SchedulingStore } from './store.ts';

/** The scheduling page as its host sees it: plain data. */
export interface SchedulingState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** What the page shows: times, or why there are none to choose from. */
  readonly page: 'loading' | 'sign-in' | 'empty' | 'choose-place' | 'schedule' | 'leaving' | 'failed';
  readonly modality: ScheduledModality;
  /** The chosen time, held or not. */
  readonly chosenTime: TimeOption | undefined;
  /** Has the shopper asked for another time than the one they came with? */
  readonly wantsNewTime: boolean;
  /** The time that is held for this order, or was until it expired; one for another store or way is none of it. */
  readonly reservation: ReservationState | undefined;
  readonly isCreatingCheckout: boolean;
  /** The window that is open above the page. */
  readonly modal: Modal | undefined;
  /** What the selector's window knows. */
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
  // Whoever has come to the times waits for them from the first.
  const isAtTimes = arrival.phase === 'arrived' && arrival.entry.kind === 'ready';
  const isWaiting =
    arrival.phase === 'loading' || offer.phase === 'loading' || (isAtTimes && offer.phase === 'idle');
  return isWaiting ? 'loading' : 'ready';
}

function reservationHere(hold: Hold, state: SchedulingStore): ReservationState | undefined {
  return 'held' in hold && isForHere(hold.held, state) ? reservationOf(hold) : undefined;
}

/** Reads the public state; the same object as long as nothing of it has changed. */
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
