import { createGuard } from '@grocer/foundation/embed';
import { useCheckoutCore, useText } from './context.tsx';
import { partMessages } from './messages.ts';

/** Keeps a part that breaks from taking the rest, and the host's page, with it. */
export const { Guarded } = /* @__PURE__ */ createGuard({
  product: 'checkout',
  useCore: useCheckoutCore,
  useWords: () => useText('parts', partMessages),
});
