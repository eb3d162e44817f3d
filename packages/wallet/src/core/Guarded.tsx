import { createGuard } from '@grocer/foundation/embed';
import { cardMessages } from '../cards/messages.ts';
import { useText, useWalletCore } from './context.tsx';

/** An error boundary that protects the other parts and the host's page from an error in one part. */
export const { Guarded } = /* @__PURE__ */ createGuard({
  product: 'wallet',
  useCore: useWalletCore,
  useWords: () => useText('cards', cardMessages),
});
