import type { Handle } from '@grocer/foundation/embed';
import type { AccountUpdate } from './config.ts';
import type { AccountState } from './core/public-state.ts';
import type { AccountEvents } from './events.ts';
import type { AgeAnswer, AgeQuestion } from './features/age-verification/question.ts';
import type { TipResult, TipWish } from './features/tip/submitting.ts';

/** The handle of a mounted account. */
export interface AccountHandle extends Handle<AccountUpdate, AccountState, AccountEvents> {
  /**
   * Asks the shopper for their date of birth, for age-restricted items. Resolves with the answer, or with
   * undefined if the shopper returns to the cart. Calls made meanwhile share the same answer. Throws
   * `invalid_config` for an invalid question.
   */
  openAgeVerification(question: AgeQuestion): Promise<AgeAnswer | undefined>;
  /**
   * Sets the tip of a checkout in its current version. If the service may have set it already, checks that
   * first, so repeating the call is safe.
   */
  submitTip(wish: TipWish): Promise<TipResult>;
}
