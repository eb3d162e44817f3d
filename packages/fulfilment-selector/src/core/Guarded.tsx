import { createGuard } from '@grocer/foundation/embed';
import { frameMessages } from '../window/messages.ts';
import { useSelectorCore, useText } from './context.tsx';
import { PRODUCT } from './product.ts';

/** Keeps a part that breaks from taking the rest, and the host's page, with it; and what stands in its place. */
export const { BrokenPart, Guarded } = /* @__PURE__ */ createGuard({
  product: PRODUCT,
  useCore: useSelectorCore,
  useWords: () => useText('frame', frameMessages),
});
