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

/** A reservation as its host sees it. */
export interface ReservationState {
  readonly status: 'held' | 'expired';
  readonly id: string;
  /** The way of shopping that it is for. */
  readonly modality: ScheduledModality;
  /** The number of the store, or the postal code of the address, that it is for: elsewhere it is of no use. */
  readonly area: string;
  readonly window: TimeWindow;
  /** Epoch milliseconds, by the service's clock. */
  readonly expiresAt: number;
  /**
   * What the time adds to an order of its `items`: for others it may be more or less. Absent where the service does not say,
   * or does not want it shown.
   */
  readonly fee: Cents | undefined;
  /** What it is held for. */
  readonly items: readonly WantedItem[];
  /** The numbers of products that cannot be had at this time, among those that it is held for. */
  readonly excluded: readonly string[];
}

/** A selector as its host sees it: plain data. */
export interface SelectorState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** How the shopper shops. */
  readonly shopping: Shopping | undefined;
  /** The last preference of each modality. */
  readonly preferences: readonly ModalityPreference[];
  /** Was the address that things are brought to removed from the book? */
  readonly currentAddressDeleted: boolean;
  /** The ZIP code of the last search. */
  readonly zip: string | undefined;
  /** The stores that were found, nearest first. */
  readonly stores: readonly StoreResult[];
  /** Does the service take the place of the last search to be close to a store? */
  readonly isCloseToStore: boolean;
  /** The time that the shopper holds, or held until it expired. */
  readonly reservation: ReservationState | undefined;
  readonly isOpen: boolean;
  /** The screen and view that are on; absent while the window is closed. */
  readonly screen: ScreenAction | undefined;
  readonly view: View | undefined;
}

function statusOf({ start, results, frame }: SelectorStore): SelectorState['status'] {
  if (start.phase === 'loading') return 'loading';
  if (results.phase === 'failed' && /service|offline/.test(results.problem)) return 'failed';
  return results.phase === 'loading' && frame.phase === 'open' ? 'loading' : 'ready';
}

/** A reservation as hosts see it; nothing where none is held, nor was until it expired. */
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

/** Reads the public state; the same object as long as nothing public has changed. */
export const createSelectorState = (): ((state: SelectorStore) => SelectorState) =>
  createPublicState(['start', 'results', 'frame', 'used', 'zip', 'removedAddress', 'reservation'], project);
