import { prefetchTrap } from '@grocer/foundation/ui';
import { useMemo } from 'react';
import type { CheckoutUpdate } from '../config.ts';
import type { CheckoutEvents } from '../events.ts';
import type { Drawer } from '../checkout/slice.ts';
import { placeOrder } from '../features/submit/placing.ts';
import { useCheckoutCore, useEvent, usePublicState } from './context.tsx';
import type { CheckoutCore } from './create-checkout.ts';
import type { CheckoutState } from './public-state.ts';

/** Selects from the checkout's public state. The selector should return a stable value, not a new object. */
export const useCheckout = <Selected>(select: (state: CheckoutState) => Selected): Selected =>
  usePublicState(select);

/** Actions that a host's component can call on the checkout. */
export interface CheckoutActions {
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
  /** Updates settings without a remount; what the shopper has typed is kept. */
  update(patch: CheckoutUpdate): void;
}

/** Creates the actions that a host can call on a checkout. */
export const actionsOf = (core: CheckoutCore): CheckoutActions => ({
  update: core.update,
  submit: () => placeOrder(core),
  openDrawer(drawer) {
    prefetchTrap();
    core.store.getState().showDrawer(drawer);
  },
});

/** Returns the actions of the checkout provided above. */
export function useCheckoutHandle(): CheckoutActions {
  const core = useCheckoutCore();
  return useMemo(() => actionsOf(core), [core]);
}

/** Subscribes to an event of the checkout while the component is mounted. */
export const useCheckoutEvent = <Name extends keyof CheckoutEvents>(
  name: Name,
  listener: (detail: CheckoutEvents[Name]) => void,
): void => useEvent(name, listener);
