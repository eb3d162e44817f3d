import type { EmailPreference } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { Known } from './known.ts';
import type { Communication } from './communication.ts';
import type { SmsPreferences } from './sms-preference.ts';
import type { Switches } from './switches.ts';

/** State of the shopper's preferences. The actions load with their views. */
export interface PreferencesSlice {
  readonly emails: Known<readonly EmailPreference[]>;
  /** Switches whose wanted state differs from the service's value, or was just saved. */
  readonly emailSwitches: Switches;
  readonly sms: Known<SmsPreferences>;
  readonly smsSwitches: Switches;
  readonly communication: Known<Communication>;
  readonly communicationSwitches: Switches;
  /** Resets the slice, since the next shopper may be another one. Mounted views load preferences again. */
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
