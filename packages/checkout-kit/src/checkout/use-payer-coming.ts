import type { Checkout } from '@grocer/foundation/domain';
import { useCheckoutStore } from '../core/context.tsx';

/** Returns true while the cards load, or the first payment is being saved. */
export const usePayerComing = ({ payments }: Pick<Checkout, 'payments'>): boolean =>
  useCheckoutStore(
    ({ cards, edits }) =>
      cards.phase === 'loading' || (edits.payment?.phase === 'saving' && payments.length === 0),
  );
