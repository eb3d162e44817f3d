import { createGuard } from '@grocer/foundation/embed';
import { useAccountCore, useText } from './context.tsx';
import { partMessages } from './messages.ts';

/** Keeps a part that breaks from taking the rest, and the host's page, with it; and what stands in its place. */
export const { BrokenPart, Guarded } = /* @__PURE__ */ createGuard({
  product: 'account',
  useCore: useAccountCore,
  useWords: () => useText('parts', partMessages),
});
