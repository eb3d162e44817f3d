import type { Checkout } from '@grocer/foundation/domain';
import { useCheckoutStore } from '../core/context.tsx';

/** Is it about to be known who pays? */
export const usePayerComing = ({ payments }: Pick<Checkout, 'payments'>): boolean =>
  useCheckoutStore(
    ({ cards, edits }) =>
      cards.phase === 'loading' || (edits.payment?.phase === 'saving' && payments.length === 0),
  );
