import { createProvider, signedInAs } from '@grocer/foundation/embed';
import type { Provider } from '@grocer/foundation/embed';
import type { CheckoutConfig } from '../config.ts';
import { CheckoutScope } from './context.tsx';
import { createCheckoutCore } from './create-checkout.ts';

/** Provides one checkout to the components below. For another order, change the `key`. */
export const CheckoutProvider: Provider<Omit<CheckoutConfig, 'container'>> = /* @__PURE__ */ createProvider({
  provider: 'CheckoutProvider',
  create: (config) => createCheckoutCore(config),
  changeable: ({ appearance = {}, messages = {}, membership = {}, authConfig }) => ({
    appearance,
    messages,
    membership,
    ...signedInAs(authConfig),
  }),
  Scope: CheckoutScope,
});
