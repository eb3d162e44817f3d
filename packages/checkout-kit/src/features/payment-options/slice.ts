import type { PaymentInfo } from '@grocer/foundation/contract';
import type { Slice } from '@grocer/foundation/embed';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';
import type { AmountProblem } from './snap-rules.ts';

/** Loading state of the cards that can pay. */
export type Cards =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly info: PaymentInfo };

export interface PaymentSlice {
  readonly cards: Cards;
  readonly showCards: (cards: Cards) => void;
  /** The shopper's last choice, whether or not the service has applied it. */
  readonly wantedPayment: PaymentChoice | undefined;
  readonly wantPayment: (choice: PaymentChoice) => void;
  /** True while a card that was just added is made ready to pay. */
  readonly isAddingCard: boolean;
  readonly showAddingCard: (isAddingCard: boolean) => void;
  /** Why the amount in the SNAP field cannot be charged. */
  readonly snapProblem: AmountProblem | undefined;
  readonly showSnapProblem: (problem: AmountProblem | undefined) => void;
  /** True when the SNAP card's PIN was entered wrongly too often. */
  readonly isPinLocked: boolean;
  readonly lockPin: () => void;
  /** Resets the slice, since the next order may be another shopper's. */
  readonly forgetPayment: () => void;
}

const NOTHING = {
  cards: { phase: 'loading' },
  wantedPayment: undefined,
  isAddingCard: false,
  snapProblem: undefined,
  isPinLocked: false,
} as const;

export const createPaymentSlice: Slice<PaymentSlice> = (set) => ({
  ...NOTHING,
  showCards: (cards) => set({ cards }),
  wantPayment: (wantedPayment) => set({ wantedPayment }),
  showAddingCard: (isAddingCard) => set({ isAddingCard }),
  showSnapProblem: (snapProblem) => set({ snapProblem }),
  lockPin: () => set({ isPinLocked: true }),
  forgetPayment: () => set(NOTHING),
});
