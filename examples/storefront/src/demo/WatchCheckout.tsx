import { useCheckout, useCheckoutEvent } from '@grocer/checkout-kit/react';
import { createWatch } from './create-watch.tsx';
import { EVENT_NAMES } from './event-names.ts';

export const WatchCheckout = createWatch('checkout', EVENT_NAMES.checkout, {
  useEvent: useCheckoutEvent,
  useSdk: useCheckout,
});
