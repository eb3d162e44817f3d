import { createGuard } from '@grocer/foundation/embed';
import { navigationMessages } from '../features/navigation/messages.ts';
import { useAccountCore, useText } from './context.tsx';

/** Keeps a part that breaks from taking the rest, and the host's page, with it. */
export const { Guarded } = /* @__PURE__ */ createGuard({
  product: 'account',
  useCore: useAccountCore,
  useWords: () => useText('navigation', navigationMessages),
});
