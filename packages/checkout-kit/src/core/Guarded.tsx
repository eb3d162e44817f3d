import { createGuard } from '@grocer/foundation/embed';
import { useCheckoutCore, useText } from './context.tsx';
import { partMessages } from './messages.ts';

/** Error boundary that keeps a failing part from breaking the other parts and the host's page. */
export const { Guarded } = /* @__PURE__ */ createGuard({
  product: 'checkout',
  useCore: useCheckoutCore,
  useWords: () => useText('parts', partMessages),
});
