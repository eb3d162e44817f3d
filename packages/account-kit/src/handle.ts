import type { Handle } from '@grocer/foundation/embed';
import type { AccountUpdate } from './config.ts';
import type { AccountState } from './core/public-state.ts';
import type { AccountEvents } from './events.ts';
import type { AgeAnswer, AgeQuestion } from './features/age-verification/question.ts';
import type { TipResult, TipWish } from './features/tip/submitting.ts';

/** How a host talks to a mounted account. */
export interface AccountHandle extends Handle<AccountUpdate, AccountState, AccountEvents> {
  /**
   * Asks the shopper when they were born, for items that not everybody may buy. Resolves to the answer, or to nothing
   * where they go back to the cart; whoever asks again meanwhile gets the same answer.
   */
  openAgeVerification(question: AgeQuestion): Promise<AgeAnswer | undefined>;
  /**
   * Sets the tip of a checkout as it is now. One that the service may have set already is looked for first, so that
   * wanting the same again is safe.
   */
  submitTip(wish: TipWish): Promise<TipResult>;
}
