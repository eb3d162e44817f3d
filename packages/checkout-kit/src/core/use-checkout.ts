import { prefetchTrap } from '@grocer/foundation/ui';
import { useMemo } from 'react';
import type { CheckoutUpdate } from '../config.ts';
import type { CheckoutEvents } from '../events.ts';
import type { Drawer } from '../checkout/slice.ts';
import { placeOrder } from '../features/submit/placing.ts';
import { useCheckoutCore, useEvent, usePublicState } from './context.tsx';
import type { CheckoutCore } from './create-checkout.ts';
import type { CheckoutState } from './public-state.ts';

/** Reads the checkout's public state. The function should return a part of it, not something new each time. */
export const useCheckout = <Selected>(select: (state: CheckoutState) => Selected): Selected =>
  usePublicState(select);

/** What a host's component can do with the checkout. */
export interface CheckoutActions {
  /**
   * Does what the shopper's press of the button does, with the same latch: nothing where the order cannot be placed or is
   * being placed. Resolves once its end is known, or nobody can tell; how it ended is an event and in the state.
   */
  submit(): Promise<void>;
  /** Opens what the payment step shows in a drawer, where it has that: contact, instructions, items, flash sales, another tip, what it costs. */
  openDrawer(drawer: Drawer): void;
  /** Changes what may change. It never remounts, and what was typed stays. */
  update(patch: CheckoutUpdate): void;
}

/** What a host can do with a checkout. */
export const actionsOf = (core: CheckoutCore): CheckoutActions => ({
  update: core.update,
  submit: () => placeOrder(core),
  openDrawer(drawer) {
    prefetchTrap();
    core.store.getState().showDrawer(drawer);
  },
});

/** Submits and updates the checkout of the provider above. */
export function useCheckoutHandle(): CheckoutActions {
  const core = useCheckoutCore();
  return useMemo(() => actionsOf(core), [core]);
}

/** Listens to something that happens in the checkout, for as long as the component is in the page. */
export const useCheckoutEvent = <Name extends keyof CheckoutEvents>(
  name: Name,
  listener: (detail: CheckoutEvents[Name]) => void,
): void => useEvent(name, listener);
