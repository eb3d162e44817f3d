import type { Slice } from '@grocer/foundation/embed';
import type { AccountDeps } from '../../core/slice.ts';
import type { AgeCancelReason } from '../../events.ts';
import { checkQuestion } from './question.ts';
import { askedTogether } from './minimum-rules.ts';
import type { AgeAnswer, AgeQuestion, AgeRestrictedItem } from './question.ts';

/** The question for a shopper's age while it is asked. */
export interface OpenAgeCheck {
  readonly phase: 'open';
  readonly items: readonly AgeRestrictedItem[];
  /** As the host says. */
  readonly minimumAge: number | undefined;
  readonly screen: 'verify' | 'terms';
}

/** The question for a shopper's age: not asked, or asked, with the terms above it or not. */
export type AgeCheck = { readonly phase: 'closed' } | OpenAgeCheck;

export interface AgeSlice {
  readonly ageCheck: AgeCheck;
  /** Asks. Whoever asks again meanwhile gets the same answer. */
  readonly openAgeVerification: (asked: AgeQuestion) => Promise<AgeAnswer | undefined>;
  readonly showTerms: (isShown: boolean) => void;
  readonly verifyAge: (answer: AgeAnswer) => void;
  readonly cancelAge: (reason: AgeCancelReason) => void;
  /** Nobody is there to answer any more. */
  readonly dropAgeCheck: () => void;
}

/** The age verification of one mount. */
export const createAgeSlice =
  ({ emitter }: Pick<AccountDeps, 'emitter'>): Slice<AgeSlice> =>
  (set, get) => {
    let answers: ((answer: AgeAnswer | undefined) => void)[] = [];

    /** Closes, if it is open, and tells whoever has asked. Was it open? */
    function settle(answer: AgeAnswer | undefined): boolean {
      if (get().ageCheck.phase === 'closed') return false;
      const waiting = answers;
      answers = [];
      set({ ageCheck: { phase: 'closed' } });
      for (const tell of waiting) tell(answer);
      return true;
    }

    return {
      ageCheck: { phase: 'closed' },
      openAgeVerification(asked) {
        checkQuestion(asked);
        const { ageCheck } = get();
        const { items, minimumAge } = ageCheck.phase === 'open' ? askedTogether(ageCheck, asked) : asked;
        const screen = ageCheck.phase === 'open' ? ageCheck.screen : 'verify';
        set({ ageCheck: { phase: 'open', items, minimumAge, screen } });
        return new Promise((resolve) => answers.push(resolve));
      },
      showTerms(isShown) {
        const { ageCheck } = get();
        if (ageCheck.phase === 'open')
          set({ ageCheck: { ...ageCheck, screen: isShown ? 'terms' : 'verify' } });
      },
      verifyAge(answer) {
        if (settle(answer)) emitter.emit('age:verified', undefined);
      },
      cancelAge(reason) {
        if (settle(undefined)) emitter.emit('age:cancelled', { reason });
      },
      dropAgeCheck: () => void settle(undefined),
    };
  };
