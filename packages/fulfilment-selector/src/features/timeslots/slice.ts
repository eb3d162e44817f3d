import type { Slice } from '@grocer/foundation/embed';
import type { Address, ModalityPreference } from '@grocer/foundation/domain';
import type { StringTable } from '../../core/content/rules.ts';
import type { Choice } from '../../times/rules.ts';
import type { Reserving, Times } from './rules.ts';

/** The state of reserving a delivery time of the banner's own centre before shopping [F-1.6]. */
export interface UpfrontState {
  readonly times: Times;
  /** The delivery address of the times. */
  readonly timesAddress: Address | undefined;
  /** The choice in use when that address was found. A later choice overrides the address. */
  readonly timesActive: ModalityPreference | undefined;
  readonly chosenTime: Choice | undefined;
  /** True when the shopper tried to reserve without choosing a time [F-5.10]. */
  readonly isTimeMissing: boolean;
  readonly reserving: Reserving;
  /** True while the timeslots are being opened. */
  readonly isOpeningTimes: boolean;
  /** The texts for timeslots, once loaded; empty if there are none [F-7.19]. */
  readonly timesStrings: StringTable | undefined;
}

export interface UpfrontSlice extends UpfrontState {
  /** Clears the times and their address, since the next shopper may be another person. */
  forgetTimes(): void;
}

/** The state before the shopper tries to reserve. */
export const UNTOUCHED = { isTimeMissing: false, reserving: { phase: 'idle' } } as const;

/** The state before the shopper looks for times. */
const NOTHING = {
  times: { phase: 'idle' },
  timesAddress: undefined,
  timesActive: undefined,
  chosenTime: undefined,
  isOpeningTimes: false,
  ...UNTOUCHED,
} as const;

export const createUpfrontSlice: Slice<UpfrontSlice> = (set) => ({
  ...NOTHING,
  timesStrings: undefined,
  forgetTimes: () => set(NOTHING),
});
