import { tellError } from '@grocer/foundation/embed';
import { validateAddress } from '@grocer/foundation/contract';
import type { Address } from '@grocer/foundation/domain';
import type { Account } from '../../core/create-account.ts';
import { accountPaths } from '../../core/paths-rules.ts';
import type { AddressTrouble } from '../../addresses/messages.ts';
import { storeAnnouncement } from '../../addresses/announcements.ts';
import { troubleOf } from '../../addresses/trouble-rules.ts';
import { save } from './saving.ts';
import { EDITING } from './slice.ts';
import type { Answer, Draft, Entered, FormStep } from './slice.ts';
import { isChecked, verdictOn } from './verdict-rules.ts';

/** Sets the state of the form. */
const putStep = ({ store }: Account, step: FormStep): void =>
  store.setState(({ addressForm }) => ({ addressForm: { ...addressForm, step } }));

/** Returns a function that tells later whether the shopper is still at this form. */
function trackVisit({ store, deps }: Account): () => boolean {
  const { visit } = store.getState().addressForm;
  const { signal } = deps;
  return () => !signal.aborted && store.getState().addressForm.visit === visit;
}

const back = (trouble: AddressTrouble | undefined, answer?: Answer): FormStep => ({
  phase: 'editing',
  trouble,
  answer,
});

/**
 * Announces the saved address to shopper, host and analytics. Returns to the address book if the shopper is
 * still at the form.
 */
function announceSaved(
  { store, deps }: Account,
  {
    id,
    address,
    isNew,
    isHere,
    openedFor,
    draft,
  }: {
    id: string | undefined;
    address: Address;
    isNew: boolean;
    isHere: boolean;
    openedFor: string | undefined;
    draft: Draft | undefined;
  },
): void {
  store.setState({
    announcement: isNew ? 'addressCreated' : 'addressUpdated',
    ...(isHere && { landing: id === undefined ? 'add' : { id } }),
  });
  // The draft is now saved, unless it has changed meanwhile.
  if (store.getState().drafts[openedFor ?? ''] === draft) store.getState().keepDraft(openedFor, undefined);
  deps.emitter.emit('address:saved', { id, isNew, address });
  deps.report({ type: isNew ? 'ADDRESS_ADDED' : 'ADDRESS_UPDATED' });
  if (!isHere) return;
  const { addressForm, closeForm } = store.getState();
  if (addressForm.isModal) {
    closeForm();
    return;
  }
  if (deps.reloads) storeAnnouncement(isNew ? 'addressCreated' : 'addressUpdated');
  deps.goTo(accountPaths.addresses);
}

/** Saves the address that the shopper has decided on. */
async function finish(account: Account, answer: Answer): Promise<void> {
  const { store } = account;
  const isHere = trackVisit(account);
  const {
    addressForm: { editedId, openedFor },
    drafts,
  } = store.getState();
  const draft = drafts[openedFor ?? ''];
  // The same text is announced again only if it was removed first.
  store.setState({ announcement: undefined });
  const { entered, address } = answer;
  putStep(account, { phase: 'saving' });
  const { isMailingAddress } = entered;
  const saved = await save(account, { address, isMailingAddress, id: editedId });
  if (!saved) return;
  if (saved.ok) {
    if (isHere()) putStep(account, { phase: 'saved' });
    const isNew = editedId === undefined;
    announceSaved(account, { id: saved.id, address, isNew, isHere: isHere(), openedFor, draft });
    return;
  }
  if (!isHere()) return;
  putStep(account, back(saved.trouble, answer));
  // The next press saves it as a new address.
  if (saved.isGone)
    store.setState(({ addressForm }) => ({ addressForm: { ...addressForm, editedId: undefined } }));
}

/** Validates the input, if its country is validated, then saves it or asks the shopper to. */
export async function submit(account: Account, entered: Entered): Promise<void> {
  const { store, deps } = account;
  const { step } = store.getState().addressForm;
  if (step.phase !== 'editing') return;
  const { address } = entered;
  if (step.answer && JSON.stringify(step.answer.entered) === JSON.stringify(entered)) {
    await finish(account, step.answer);
    return;
  }
  if (!isChecked(address)) {
    await finish(account, { entered, address });
    return;
  }
  const isHere = trackVisit(account);
  putStep(account, { phase: 'checking' });
  const checked = await deps.http.send(validateAddress, address, { signal: deps.signal });
  if (!isHere()) return;
  if (!checked.ok) {
    tellError(deps, checked.error);
    putStep(account, back(troubleOf(checked.error.code)));
    return;
  }
  const verdict = verdictOn(address, checked.value);
  if (verdict === 'good') {
    await finish(account, { entered, address });
    return;
  }
  deps.report({ type: 'USER_CONSTRAINT_ERROR', code: `address_${verdict}` });
  putStep(account, {
    phase: 'asking',
    question: { about: verdict, entered, suggestion: checked.value.address },
  });
}

/** Saves the suggested or the original address. */
export async function saveChosen(account: Account, which: 'suggested' | 'original'): Promise<void> {
  const { step } = account.store.getState().addressForm;
  if (step.phase !== 'asking') return;
  const { entered, suggestion } = step.question;
  const address = which === 'suggested' ? suggestion : entered.address;
  await finish(account, { entered, address });
}

/** Returns from the question to the form. */
export function editAgain(account: Account): void {
  if (account.store.getState().addressForm.step.phase === 'asking') putStep(account, EDITING);
}

/** Reports which fields are invalid, never their values. */
export function refuseFields({ deps }: Account, fields: readonly string[]): void {
  deps.report({ type: 'USER_CONSTRAINT_ERROR', code: 'invalid_fields' });
  deps.emitter.emit('validation:failed', { fields });
}

/** Removes the error once the shopper edits the form again. */
export function clearErrorOnInput(account: Account): void {
  const { step } = account.store.getState().addressForm;
  if (step.phase === 'editing' && step.trouble !== undefined) putStep(account, back(undefined, step.answer));
}
