import { createGuard } from '@grocer/foundation/embed';
import { frameMessages } from '../window/messages.ts';
import { useSelectorCore, useText } from './context.tsx';
import { PRODUCT } from './product.ts';

/** The selector's error boundary, and the notice that replaces a part which fails to load or render. */
export const { BrokenPart, Guarded } = /* @__PURE__ */ createGuard({
  product: PRODUCT,
  useCore: useSelectorCore,
  useWords: () => useText('frame', frameMessages),
});
