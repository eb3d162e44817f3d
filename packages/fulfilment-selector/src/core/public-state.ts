import { chargeOf } from '@grocer/foundation/domain';
import type {
  Cents,
  ModalityPreference,
  ScheduledModality,
  StoreResult,
  TimeWindow,
  WantedItem,
} from '@grocer/foundation/domain';
import { createPublicState } from '@grocer/foundation/embed';
import { isCurrentRemoved } from './address-rules.ts';
import type { Shopping } from '../events.ts';
import { SCREEN_OF, viewOf } from '../window/navigation/rules.ts';
import type { ScreenAction, View } from '../window/navigation/rules.ts';
import type { Hold } from '../times/hold/rules.ts';
import { shoppingOf } from './used-rules.ts';
import type { SelectorStore } from './store.ts';

/** The public state of a reservation. */
export interface ReservationState {
  readonly status: 'held' | 'expired';
  readonly id: string;
  /** The modality of the timeslot. */
  readonly modality: ScheduledModality;
  /** The store number, or the postal code of the address, for which the reservation is valid. */
  readonly area: string;
  readonly window: TimeWindow;
  /** In epoch milliseconds, by the service's clock. */
  readonly expiresAt: number;
  /**
   * The fee of the timeslot for `items`, in cents; other items may have another fee. Undefined if the service
   * gives no fee or hides it.
   */
  readonly fee: Cents | undefined;
  /** The items that the timeslot is reserved for. */
  readonly items: readonly WantedItem[];
  /** The GTINs of those items that are unavailable at this time. */
  readonly excluded: readonly string[];
}

/** The public state of a selector, as plain data. */
export interface SelectorState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The shopper's current modality and destination. */
  readonly shopping: Shopping | undefined;
  /** The last preference for each modality. */
  readonly preferences: readonly ModalityPreference[];
  /** True when the delivery address in use was removed from the address book. */
  readonly currentAddressDeleted: boolean;
  /** The ZIP code of the last search. */
  readonly zip: string | undefined;
  /** The stores found, nearest first. */
  readonly stores: readonly StoreResult[];
  /** True when the service considers the searched location close to a store. */
  readonly isCloseToStore: boolean;
  /** The shopper's reservation, including one that has expired. */
  readonly reservation: ReservationState | undefined;
  readonly isOpen: boolean;
  /** The current screen and view; undefined while the window is closed. */
  readonly screen: ScreenAction | undefined;
  readonly view: View | undefined;
}

function statusOf({ start, results, frame }: SelectorStore): SelectorState['status'] {
  if (start.phase === 'loading') return 'loading';
  if (results.phase === 'failed' && /service|offline/.test(results.problem)) return 'failed';
  return results.phase === 'loading' && frame.phase === 'open' ? 'loading' : 'ready';
}

/** Returns the public state of a reservation, or undefined if none is held or has expired. */
export function reservationOf(hold: Hold): ReservationState | undefined {
  if (hold.phase !== 'held' && hold.phase !== 'expired') return undefined;
  const { id, modality, area, expiresAt, option, items, excluded } = hold.held;
  const { window } = option;
  const fee = chargeOf(option);
  return { status: hold.phase, id, modality, area, expiresAt, window, fee, items, excluded };
}

function project(state: SelectorStore): SelectorState {
  const { frame, results, used, zip } = state;
  const view = frame.phase === 'open' ? viewOf(frame.trail) : undefined;
  const options = results.phase === 'ready' ? results.found.options : undefined;
  return {
    status: statusOf(state),
    shopping: shoppingOf(used),
    preferences: used.preferences,
    currentAddressDeleted: isCurrentRemoved(state),
    zip,
    reservation: reservationOf(state.reservation),
    stores: options?.stores ?? [],
    isCloseToStore: options?.closeToStore ?? false,
    isOpen: frame.phase === 'open',
    screen: view && SCREEN_OF[view],
    view,
  };
}

/** Returns a function that derives the public state; it returns the same object until that state changes. */
export const createSelectorState = (): ((state: SelectorStore) => SelectorState) =>
  createPublicState(['start', 'results', 'frame', 'used', 'zip', 'removedAddress', 'reservation'], project);
