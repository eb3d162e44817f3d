import type { Slice } from '@grocer/foundation/embed';
import type { AccountDeps } from '../../core/slice.ts';
import type { AgeCancelReason } from '../../events.ts';
import { checkQuestion } from './question.ts';
import { mergeQuestions } from './minimum-rules.ts';
import type { AgeAnswer, AgeQuestion, AgeRestrictedItem } from './question.ts';

/** State of the age question while it is open. */
export interface OpenAgeCheck {
  readonly phase: 'open';
  readonly items: readonly AgeRestrictedItem[];
  /** The host's minimum age, if any. */
  readonly minimumAge: number | undefined;
  readonly screen: 'verify' | 'terms';
  /** Its number, since what one shopper has typed is not for the next question. */
  readonly opening: number;
}

/** State of the age question: closed, or open with or without the terms above it. */
export type AgeCheck = { readonly phase: 'closed' } | OpenAgeCheck;

export interface AgeSlice {
  readonly ageCheck: AgeCheck;
  /**
   * Opens the question. Concurrent calls are merged and share the answer; resolves with undefined where nothing can be
   * shown. Throws for an invalid question.
   */
  readonly openAgeVerification: (asked: AgeQuestion) => Promise<AgeAnswer | undefined>;
  readonly showTerms: (isShown: boolean) => void;
  readonly verifyAge: (answer: AgeAnswer) => void;
  readonly cancelAge: (reason: AgeCancelReason) => void;
  /** Closes the question without an event, since its shopper or mount is gone. */
  readonly dropAgeCheck: () => void;
}

/** Creates the age verification of one mount. */
export const createAgeSlice =
  (deps: Pick<AccountDeps, 'emitter' | 'signal'>): Slice<AgeSlice> =>
  (set, get) => {
    const { emitter } = deps;
    let openings = 0;
    let answers: ((answer: AgeAnswer | undefined) => void)[] = [];

    /** Closes the question and resolves its callers. Returns whether it was open. */
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
        if (deps.signal.aborted) return Promise.resolve(undefined);
        if (ageCheck.phase === 'closed') openings += 1;
        const { items, minimumAge } = ageCheck.phase === 'open' ? mergeQuestions(ageCheck, asked) : asked;
        const screen = ageCheck.phase === 'open' ? ageCheck.screen : 'verify';
        set({ ageCheck: { phase: 'open', items, minimumAge, screen, opening: openings } });
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
