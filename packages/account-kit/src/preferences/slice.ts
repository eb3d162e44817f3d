import type { EmailPreference } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { Known } from './known.ts';
import type { Communication } from './communication.ts';
import type { SmsPreferences } from './sms-preference.ts';
import type { Switches } from './switches.ts';

/** What is known of a shopper's preferences. What is done with them loads with their views. */
export interface PreferencesSlice {
  readonly emails: Known<readonly EmailPreference[]>;
  /** What the shopper wants of them that is not what the service has said, or has only just become that. */
  readonly emailSwitches: Switches;
  readonly sms: Known<SmsPreferences>;
  readonly smsSwitches: Switches;
  readonly communication: Known<Communication>;
  readonly communicationSwitches: Switches;
  /** Forgets everything: it may be another person's from now on. Whoever shows preferences reads them again. */
  readonly forgetPreferences: () => void;
}

const NOTHING = {
  emails: { phase: 'idle' },
  emailSwitches: {},
  sms: { phase: 'idle' },
  smsSwitches: {},
  communication: { phase: 'idle' },
  communicationSwitches: {},
} as const;

export const createPreferencesSlice: Slice<PreferencesSlice> = (set) => ({
  ...NOTHING,
  forgetPreferences: () => set(NOTHING),
});
