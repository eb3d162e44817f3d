import type { Slice } from '@grocer/foundation/embed';
import type { OtherItems } from './reminder-rules.ts';

/** What is left in the cart beside the order; it is known, or was given up on, before the page is shown. */
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
