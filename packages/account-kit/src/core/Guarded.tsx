import { createGuard } from '@grocer/foundation/embed';
import { useAccountCore, useText } from './context.tsx';
import { partMessages } from './messages.ts';

/** Error boundary that keeps a failing part from breaking the rest of the page, with its fallback. */
export const { BrokenPart, Guarded } = /* @__PURE__ */ createGuard({
  product: 'account',
  useCore: useAccountCore,
  useWords: () => useText('parts', partMessages),
});
