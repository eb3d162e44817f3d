import type { Slice } from '@grocer/foundation/embed';
import type { OtherItems } from './reminder-rules.ts';

/** The reminder of other cart items. It is loaded, or given up, before the details are shown. */
export type Reminder =
  | { readonly phase: 'unknown' }
  | { readonly phase: 'known'; readonly items: OtherItems | undefined };

export interface ReminderSlice {
  readonly reminder: Reminder;
  readonly showReminder: (reminder: Reminder) => void;
}

export const createReminderSlice: Slice<ReminderSlice> = (set) => ({
  reminder: { phase: 'unknown' },
  showReminder: (reminder) => set({ reminder }),
});
