import type { SelectorDeps } from '../../core/slice.ts';
import type { Hold } from '../../times/hold/rules.ts';

/** The time that the shopper holds, until it is ordered or expires. */
export interface ReservationSlice {
  readonly reservation: Hold;
  /** The service's time; a view asks for it, since it never keeps a clock of its own. */
  serviceTime(): number;
}

export const createReservationSlice = ({
  serverClock,
}: Pick<SelectorDeps, 'serverClock'>): ReservationSlice => ({
  reservation: { phase: 'none' },
  serviceTime: serverClock.now,
});
