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

/** The page of an order, from choosing who pays to its end, as a part of the host's page. */
export const CheckoutPage: InlinePart = /* @__PURE__ */ createInlinePart({
  part: 'checkout',
  usePhase,
  Guarded,
  View: Page,
});
