import { createGuard } from '@grocer/foundation/embed';
import { cardMessages } from '../cards/messages.ts';
import { useText, useWalletCore } from './context.tsx';

/** Keeps a part that breaks from taking the rest, and the host's page, with it. */
export const { Guarded } = /* @__PURE__ */ createGuard({
  product: 'wallet',
  useCore: useWalletCore,
  useWords: () => useText('cards', cardMessages),
});
