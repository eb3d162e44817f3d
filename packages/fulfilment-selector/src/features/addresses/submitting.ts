import type { View } from '../../window/navigation/rules.ts';
import { currentOf } from './book-rules.ts';
import { followEdit, use } from './choosing.ts';
import { EDITING } from './form-state.ts';
import type { AddressTrouble, Entered, FormStep, Suggested } from './form-state.ts';
import { saveAddress } from './saving.ts';
import { verdictOn } from './verdict-rules.ts';
import {
  check,
  CLOSE_MATCH_CODE,
  reportConstraint,
  purposeNow,
  failed,
  NOT_VERIFIED_CODE,
  viewNow,
} from './work.ts';
import type { AddressContext } from './work.ts';

/** The views of the form, with the confirmation and list that follow. */
const NEXT: Readonly<Partial<Record<View, { readonly confirm: View; readonly list: View }>>> = {
  'add-address': { confirm: 'confirm-address', list: 'address-book' },
  'confirm-address': { confirm: 'confirm-address', list: 'address-book' },
  'address-form': { confirm: 'confirm-corrected', list: 'address-list' },
  'confirm-corrected': { confirm: 'confirm-corrected', list: 'address-list' },
};

interface Finish extends Suggested {
  /** Returns the form's step after a failure. */
  readonly back: (trouble: AddressTrouble | undefined) => FormStep;
}

/** One opening of the form, for asynchronous work. */
interface Visit {
  readonly isLeft: () => boolean;
  readonly putBack: (step: FormStep) => void;
  /** Makes the form one for a new address, and keeps the input. */
  readonly forNew: () => void;
}

const next = (context: AddressContext) => NEXT[viewNow(context) ?? 'stores'];

/** Sets the form's step. */
export const putStep = ({ store }: AddressContext, step: FormStep): void =>
  store.setState(({ addressForm }) => ({ addressForm: { ...addressForm, step } }));

/** Tracks whether the shopper has left the form, and updates its step for when they return. */
function visiting(context: AddressContext): Visit {
  const { store, deps } = context;
  const { visit } = store.getState().addressForm;
  const { signal } = deps;
  const isSame = (): boolean => !signal.aborted && store.getState().addressForm.visit === visit;
  return {
    isLeft: () => !isSame() || next(context) === undefined,
    putBack(step) {
      if (isSame()) putStep(context, step);
    },
    forNew() {
      if (!isSame()) return;
      store.setState(({ addressForm, draft }) => ({
        addressForm: { ...addressForm, editedId: undefined },
        draft: draft && { ...draft, editedId: undefined },
      }));
    },
  };
}

function refuse(context: AddressContext): void {
  reportConstraint(context, NOT_VERIFIED_CODE);
  context.deps.emitter.emit('validation:failed', { fields: ['address'] });
  putStep(context, { phase: 'editing', trouble: 'unverified' });
}

function suggest(context: AddressContext, about: Suggested): void {
  reportConstraint(context, CLOSE_MATCH_CODE);
  putStep(context, { phase: 'suggested', about, trouble: undefined });
  const view = next(context)?.confirm;
  if (view) context.store.getState().goTo(view);
}

/** Shops to an address without saving it [F-4.3]. */
async function useOnce(
  context: AddressContext,
  { suggestion, back }: Finish,
  { isLeft, putBack }: Visit,
): Promise<void> {
  const { store } = context;
  const { draft } = store.getState();
  const onUsed = (): void => {
    if (store.getState().draft === draft) store.setState({ draft: undefined });
  };
  const how = { place: 'address-form', addressPurpose: purposeNow(context), isOver: isLeft, onUsed };
  const trouble = await use(context, { address: suggestion }, how);
  const { choosing } = store.getState();
  putBack(back(trouble ?? (choosing.phase === 'failed' ? 'technical' : undefined)));
}

/** Goes to the list with the saved address, and shows there if the address is not eligible. */
function leaveTo(context: AddressContext, id: string, isEligible: boolean): void {
  const list = next(context)?.list;
  if (!list) return;
  context.store.setState({
    landing: { id },
    announcement: 'saved',
    chosenId: id,
    picking: isEligible ? { phase: 'idle' } : { phase: 'failed', id, trouble: 'notEligible' },
  });
  context.store.getState().goPast(list);
}

async function finish(context: AddressContext, about: Finish): Promise<void> {
  const { store, deps } = context;
  const { entered, suggestion, isEligible, back } = about;
  const visit = visiting(context);
  const { addressForm, settings, book, used, draft } = store.getState();
  const { editedId } = addressForm;
  const isNew = editedId === undefined;
  const inUseId = currentOf(book, used.active?.destination)?.id;
  if (isNew && !settings.toggles.saveToAddressBook) {
    if (isEligible) await useOnce(context, about, visit);
    else putStep(context, back('notEligible'));
    return;
  }
  const kept = await saveAddress(context, { ...entered, address: suggestion }, editedId);
  if (!kept) return;
  if (!kept.ok) {
    const { error, trouble } = kept;
    if (trouble === 'gone') visit.forNew();
    visit.putBack(back(failed(context, { error, operation: isNew ? 'add' : 'update', trouble })));
    return;
  }
  const { id, address } = kept.entry;
  // The shopper may be typing into another form by now.
  if (store.getState().draft === draft) store.setState({ draft: undefined });
  deps.emitter.emit('address:saved', { id, isNew, address, isEligible });
  if (visit.isLeft()) visit.putBack(back(undefined));
  else leaveTo(context, id, isEligible);
  if (!isNew && editedId === inUseId && isEligible) await followEdit(context, kept.entry);
}

/** Checks what was entered, then saves it or asks for confirmation [F-4.1]. */
export async function submit(context: AddressContext, entered: Entered): Promise<void> {
  const { store } = context;
  const { phase } = store.getState().addressForm.step;
  if (phase === 'checking' || phase === 'saving') return;
  putStep(context, { phase: 'checking' });
  const { isLeft, putBack } = visiting(context);
  const checked = await check(context, entered.address);
  if (isLeft()) {
    putBack(EDITING);
    return;
  }
  const back = (trouble: AddressTrouble | undefined): FormStep => ({ phase: 'editing', trouble });
  if (!checked.ok) {
    const { error } = checked;
    putStep(context, back(failed(context, { error, operation: 'validate', trouble: 'validation' })));
    return;
  }
  const { isEligible, address: suggestion } = checked.value;
  const verdict = verdictOn(entered.address, checked.value, store.getState().settings.validateCountries);
  if (verdict === 'unverified') refuse(context);
  else if (verdict === 'corrected') suggest(context, { entered, suggestion, isEligible });
  else await finish(context, { entered, suggestion: entered.address, isEligible, back });
}

/** Saves the suggested spelling of the address [F-4.2]. */
export async function confirm(context: AddressContext): Promise<void> {
  const { step } = context.store.getState().addressForm;
  if (step.phase !== 'suggested') return;
  const { about } = step;
  putStep(context, { phase: 'saving', about });
  const back = (trouble: AddressTrouble | undefined): FormStep => ({ phase: 'suggested', about, trouble });
  await finish(context, { ...about, back });
}
