import { viewOf } from '../../window/navigation/rules.ts';
import type { View } from '../../window/navigation/rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import type { Draft, FormState, Leaving } from './form-state.ts';

const FORMS: readonly View[] = ['add-address', 'address-form'];

/** Ways to leave that are not the shopper's own choice, or that have used the address. */
const NOT_ASKED: readonly Leaving[] = ['host', 'selected', 'unmounted'];

/** Returns true when leaving this way abandons a form, and it is the shopper's own choice. */
function leavesForm(leaving: Leaving, frame: Frame): boolean {
  if (frame.phase === 'closed' || NOT_ASKED.includes(leaving)) return false;
  return leaving === 'back'
    ? FORMS.includes(viewOf(frame.trail))
    : frame.trail.some((one) => FORMS.includes(one));
}

interface Typed {
  readonly draft: Draft | undefined;
  readonly addressForm: FormState;
  readonly frame: Frame;
}

/** Returns true when leaving this way would lose unsaved input. Input that is being submitted is not lost. */
export function losesTyping({ draft, addressForm, frame }: Typed, leaving: Leaving): boolean {
  const { editedId, step } = addressForm;
  const isIdle = step.phase === 'editing' || step.phase === 'suggested';
  return draft !== undefined && draft.editedId === editedId && isIdle && leavesForm(leaving, frame);
}
