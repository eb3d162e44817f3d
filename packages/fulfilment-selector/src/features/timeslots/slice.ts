import type { Slice } from '@grocer/foundation/embed';
import type { Address, ModalityPreference } from '@grocer/foundation/domain';
import type { StringTable } from '../../core/content/rules.ts';
import type { Choice } from '../../times/rules.ts';
import type { Reserving, Times } from './rules.ts';

/** What is known of the delivery times of the banner's own centre, before anything is in the cart [F-1.6]. */
export interface UpfrontState {
  readonly times: Times;
  /** Where to. */
  readonly timesAddress: Address | undefined;
  /** What was in use when that was found; another since then knows it better. */
  readonly timesActive: ModalityPreference | undefined;
  readonly chosenTime: Choice | undefined;
  /** Was a reservation asked for without a time [F-5.10]? */
  readonly isTimeMissing: boolean;
  readonly reserving: Reserving;
  /** Is the way to the times being looked for? */
  readonly isOpeningTimes: boolean;
  /** The words of the times, once they are here; empty where there are none [F-7.19]. */
  readonly timesStrings: StringTable | undefined;
}

export interface UpfrontSlice extends UpfrontState {
  /** Forgets the times, and where to: both are another person's from now on. */
  forgetTimes(): void;
}

/** Nothing asked for yet, and so nothing wrong. */
export const UNTOUCHED = { isTimeMissing: false, reserving: { phase: 'idle' } } as const;

/** What is true before anybody has looked for times. */
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
