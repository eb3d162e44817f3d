import type { Handle } from '@grocer/foundation/embed';
import type { Drawer } from './checkout/slice.ts';
import type { CheckoutUpdate } from './config.ts';
import type { CheckoutState } from './core/public-state.ts';
import type { CheckoutEvents } from './events.ts';

/** The handle of a mounted checkout. */
export interface CheckoutHandle extends Handle<CheckoutUpdate, CheckoutState, CheckoutEvents> {
  /**
   * Submits the order like a press of the submit button, with the same latch: a no-op if the order cannot be
   * placed or a submission is in flight. Resolves once the outcome is known or cannot be determined; read the
   * outcome from the events and the state.
   */
  submit(): Promise<void>;
  /**
   * Opens a drawer of the payment step, if the order has it: contact, instructions, items, flash sales,
   * custom tip or summary.
   */
  openDrawer(drawer: Drawer): void;
}
