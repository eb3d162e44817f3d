import type { Checkout } from '@grocer/foundation/domain';
import { useCheckoutStore } from '../core/context.tsx';

/** Returns true while the cards load, a new one is made ready to pay, or the first payment is being saved. */
export const usePayerComing = ({ payments }: Pick<Checkout, 'payments'>): boolean =>
  useCheckoutStore(
    ({ cards, edits, isAddingCard }) =>
      cards.phase === 'loading' ||
      isAddingCard ||
      (edits.payment?.phase === 'saving' && payments.length === 0),
  );
