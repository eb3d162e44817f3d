import { EDITING } from '../features/addresses/form-state.ts';
import type { FormStep } from '../features/addresses/form-state.ts';
import type { SelectorStore } from './store.ts';

/** Returns the form's step after its request was aborted. */
function abortedStep(step: FormStep): FormStep {
  if (step.phase === 'saving') return { phase: 'suggested', about: step.about, trouble: undefined };
  return step.phase === 'checking' ? EDITING : step;
}

/** Resets the state of aborted work, so that a selector that starts again can repeat it. */
export const abortedWork = ({
  start,
  book,
  addressForm,
  removing,
  times,
  reserving,
}: SelectorStore): Partial<SelectorStore> => ({
  // The address book loads during the start or on a press, so an aborted load needs another start.
  start: book.phase === 'loading' ? { phase: 'loading' } : start,
  book: book.phase === 'loading' ? { phase: 'idle' } : book,
  addressForm: { ...addressForm, step: abortedStep(addressForm.step) },
  removing:
    removing.phase === 'removing' ? { phase: 'asking', id: removing.id, trouble: undefined } : removing,
  times: times.phase === 'loading' ? { phase: 'idle' } : times,
  reserving: reserving.phase === 'saving' ? { phase: 'idle' } : reserving,
  isOpeningTimes: false,
  asking: { phase: 'closed' },
});
