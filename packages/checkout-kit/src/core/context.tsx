import { createSdkContext } from '@grocer/foundation/embed';
import type { CheckoutEvents } from '../events.ts';
import type { CheckoutMessages } from '../messages.ts';
import type { CheckoutCore } from './create-checkout.ts';
import type { CheckoutState } from './public-state.ts';
import type { CheckoutStore } from './store.ts';

/** React context of the checkout components, with the hooks that read it. */
export const {
  Scope: CheckoutScope,
  useCore: useCheckoutCore,
  useCoreStore: useCheckoutStore,
  useEvent,
  usePublicState,
  useText,
} = /* @__PURE__ */ createSdkContext<
  CheckoutMessages,
  CheckoutStore,
  CheckoutState,
  CheckoutEvents,
  CheckoutCore
>('CheckoutProvider');
