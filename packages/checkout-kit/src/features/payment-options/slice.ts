import type { PaymentInfo } from '@grocer/foundation/contract';
import type { Slice } from '@grocer/foundation/embed';
import type { PaymentChoice } from '../../checkout/coverage-rules.ts';
import type { AmountProblem } from './snap-rules.ts';

/** The cards that can pay. */
export type Cards =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed' }
  | { readonly phase: 'ready'; readonly info: PaymentInfo };

export interface PaymentSlice {
  readonly cards: Cards;
  readonly showCards: (cards: Cards) => void;
  /** The cards that the shopper has chosen last, whether or not the service has taken that up. */
  readonly wantedPayment: PaymentChoice | undefined;
  readonly wantPayment: (choice: PaymentChoice) => void;
  /** Why the amount that stands in its field cannot be charged to a SNAP card. */
  readonly snapProblem: AmountProblem | undefined;
  readonly showSnapProblem: (problem: AmountProblem | undefined) => void;
  /** Was the PIN of the SNAP card tried too often? */
  readonly isPinLocked: boolean;
  readonly lockPin: () => void;
  /** Forgets everything: it may be another person's from now on. */
  readonly forgetPayment: () => void;
}

const NOTHING = {
  cards: { phase: 'loading' },
  wantedPayment: undefined,
  snapProblem: undefined,
  isPinLocked: false,
} as const;

export const createPaymentSlice: Slice<PaymentSlice> = (set) => ({
  ...NOTHING,
  showCards: (cards) => set({ cards }),
  wantPayment: (wantedPayment) => set({ wantedPayment }),
  showSnapProblem: (snapProblem) => set({ snapProblem }),
  lockPin: () => set({ isPinLocked: true }),
  forgetPayment: () => set(NOTHING),
});
