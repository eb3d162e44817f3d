import type { Handle } from '@grocer/foundation/embed';
import type { Drawer } from './checkout/slice.ts';
import type { CheckoutUpdate } from './config.ts';
import type { CheckoutState } from './core/public-state.ts';
import type { CheckoutEvents } from './events.ts';

/** How a host talks to a mounted checkout. */
export interface CheckoutHandle extends Handle<CheckoutUpdate, CheckoutState, CheckoutEvents> {
  /**
   * Does what the shopper's press of the button does, with the same latch: nothing where the order cannot be placed or is
   * being placed. Resolves once its end is known, or nobody can tell; how it ended is an event and in the state.
   */
  submit(): Promise<void>;
  /** Opens what the payment step shows in a drawer, where it has that: contact, instructions, items, flash sales, another tip, what it costs. */
  openDrawer(drawer: Drawer): void;
}
