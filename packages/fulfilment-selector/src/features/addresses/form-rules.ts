import { viewOf } from '../../window/navigation/rules.ts';
import type { View } from '../../window/navigation/rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import type { Draft, FormState, Leaving } from './form-state.ts';

const FORMS: readonly View[] = ['add-address', 'address-form'];

/** Whether a way out of a window leaves a form that can be typed into, on the shopper's own wish. */
function leavesForm(leaving: Leaving, frame: Frame): boolean {
  if (frame.phase === 'closed' || leaving === 'host' || leaving === 'selected') return false;
  return leaving === 'back'
    ? FORMS.includes(viewOf(frame.trail))
    : frame.trail.some((one) => FORMS.includes(one));
}

interface Typed {
  readonly draft: Draft | undefined;
  readonly addressForm: FormState;
  readonly frame: Frame;
}

/** Would what was typed be lost on the way out? What is on its way is not. */
export function losesTyping({ draft, addressForm, frame }: Typed, leaving: Leaving): boolean {
  const { editedId, step } = addressForm;
  const isIdle = step.phase === 'editing' || step.phase === 'suggested';
  return draft !== undefined && draft.editedId === editedId && isIdle && leavesForm(leaving, frame);
}
