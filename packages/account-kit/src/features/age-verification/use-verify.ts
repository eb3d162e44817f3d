import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useAccountActions, useAccountCore, useAccountStore } from '../../core/context.tsx';
import { minimumAgeOf } from './minimum-rules.ts';
import { birthProblem, dayOf, typedDay } from './rules.ts';
import type { BirthProblem } from './rules.ts';
import type { OpenAgeCheck } from './slice.ts';
import { storeDay } from './store-day.ts';

/** State of the age form: input, agreement, and errors from the first submit on. */
export function useVerify({ items, minimumAge: hosts }: Pick<OpenAgeCheck, 'items' | 'minimumAge'>) {
  const { emitter, timing } = useAccountCore();
  const { storeTimeZone } = useAccountStore(({ settings }) => settings);
  const { verifyAge } = useAccountActions();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, type] = useState('');
  const [isAgreed, agree] = useState(false);
  const [isTold, setTold] = useState(false);
  const minimumAge = minimumAgeOf(items, hosts);
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
    /** Rewrites a valid date in the field's format. */
    tidy() {
      if (input.current && day !== undefined) input.current.value = typedDay(day);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      // A script may have filled in the field without an event.
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
