import { EDITING } from '../features/addresses/form-state.ts';
import type { FormStep } from '../features/addresses/form-state.ts';
import type { SelectorStore } from './store.ts';

/** Where a form is whose work has been broken off. */
function abortedStep(step: FormStep): FormStep {
  if (step.phase === 'saving') return { phase: 'suggested', about: step.about, trouble: undefined };
  return step.phase === 'checking' ? EDITING : step;
}

/** What is left of work that has been broken off, so that a selector that lives again can do it again. */
export const abortedWork = ({
  start,
  book,
  addressForm,
  removing,
  times,
  reserving,
}: SelectorStore): Partial<SelectorStore> => ({
  // Addresses are read at the start and nowhere else without a press.
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
