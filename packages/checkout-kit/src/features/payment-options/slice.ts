import type { PaymentInfo } from '@grocer/foundation/contract';
import type { Slice } from '@grocer/foundation/embed';

/** The cards that can pay. */
export type Cards =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly info: PaymentInfo };

export interface PaymentSlice {
  readonly cards: Cards;
  readonly showCards: (cards: Cards) => void;
}

export const createPaymentSlice: Slice<PaymentSlice> = (set) => ({
  cards: { phase: 'loading' },
  showCards: (cards) => set({ cards }),
});
