import type { SelectorDeps } from '../../core/slice.ts';
import type { Hold } from '../../times/hold/rules.ts';

/** The shopper's reservation, until it is ordered or expires. */
export interface ReservationSlice {
  readonly reservation: Hold;
  /** Returns the service's time. Views call this because they have no clock of their own. */
  serviceTime(): number;
}

export const createReservationSlice = ({
  serverClock,
}: Pick<SelectorDeps, 'serverClock'>): ReservationSlice => ({
  reservation: { phase: 'none' },
  serviceTime: serverClock.now,
});
