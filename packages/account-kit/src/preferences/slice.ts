import type { EmailPreference } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { Switches } from './switches.ts';
import type { PreferenceTrouble } from './trouble-rules.ts';

/** What the service says of a kind of preferences. */
export type Known<List> =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly list: List }
  | { readonly phase: 'failed'; readonly trouble: PreferenceTrouble };

/** What is known of a shopper's preferences. What is done with them loads with their views. */
export interface PreferencesSlice {
  readonly emails: Known<readonly EmailPreference[]>;
  /** What the shopper wants of them that is not what the service has said, or has only just become that. */
  readonly emailSwitches: Switches;
  /** Forgets everything: it may be another person's from now on. Whoever shows preferences reads them again. */
  readonly forgetPreferences: () => void;
}

const NOTHING = { emails: { phase: 'idle' }, emailSwitches: {} } as const;

export const createPreferencesSlice: Slice<PreferencesSlice> = (set) => ({
  ...NOTHING,
  forgetPreferences: () => set(NOTHING),
});
