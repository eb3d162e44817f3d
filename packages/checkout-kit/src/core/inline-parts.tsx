import { createInlinePart } from '@grocer/foundation/embed';
import type { InlinePart, PartPhase } from '@grocer/foundation/embed';
import { Page } from '../layout/Page.tsx';
import { useCheckoutStore } from './context.tsx';
import { Guarded } from './Guarded.tsx';

const usePhase = (): PartPhase =>
  useCheckoutStore(({ order }) => {
    if (order.phase === 'loading') return 'loading';
    return order.phase === 'unavailable' ? 'failed' : 'ready';
  });

/** The checkout page as a part of the host's page, from the payment step to the order's outcome. */
export const CheckoutPage: InlinePart = /* @__PURE__ */ createInlinePart({
  part: 'checkout',
  usePhase,
  Guarded,
  View: Page,
});
