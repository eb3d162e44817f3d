import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useAccountActions, useAccountCore, useAccountStore } from '../../core/context.tsx';
import { ageNeeded } from './minimum-rules.ts';
import { birthProblem, dayOf, typedDay } from './rules.ts';
import type { BirthProblem } from './rules.ts';
import type { OpenAgeCheck } from './slice.ts';
import { storeDay } from './store-day.ts';

/** What a shopper has typed and agreed to, and what is wrong with it from the first Continue on. */
export function useVerify({ items, minimumAge: hosts }: Pick<OpenAgeCheck, 'items' | 'minimumAge'>) {
  const { emitter, timing } = useAccountCore();
  const { storeTimeZone } = useAccountStore(({ settings }) => settings);
  const { verifyAge } = useAccountActions();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useState('');
  const [isAgreed, agree] = useState(false);
  const [isTold, setTold] = useState(false);
  const minimumAge = ageNeeded(items, hosts);
  const day = dayOf(typed);
  const problemOf = (date: string): BirthProblem | undefined =>
    birthProblem(date, { today: storeDay(timing.now(), storeTimeZone), minimumAge });

  return {
    form,
    input,
    day,
    minimumAge,
    isAgreed,
    problem: isTold ? problemOf(typed) : undefined,
    lacksAgreement: isTold && !isAgreed,
    type,
    agree,
    /** Writes a day that was understood in the one way. */
    tidy() {
      if (input.current && day !== undefined) input.current.value = typedDay(day);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      // What a script has filled in may not have been told.
      const date = input.current?.value ?? typed;
      type(date);
      const dateOfBirth = dayOf(date);
      const isWrong = problemOf(date) !== undefined;
      if (dateOfBirth !== undefined && !isWrong && isAgreed) {
        verifyAge({ dateOfBirth });
        return;
      }
      setTold(true);
      const fields = [...(isWrong ? ['dateOfBirth'] : []), ...(isAgreed ? [] : ['agreement'])];
      emitter.emit('validation:failed', { fields });
      const wrong = isWrong ? input.current : form.current?.querySelector<HTMLElement>('[type=checkbox]');
      wrong?.focus();
    },
  };
}
