import { cardChanges } from '../../cards/changes.ts';
import { handleIfGone } from '../../cards/gone.ts';
import { editCard, listCards } from '@grocer/foundation/contract';
import type { EditedCard } from '@grocer/foundation/contract';
import type { Address, Card } from '@grocer/foundation/domain';
import type { Reconciled } from '@grocer/foundation/http';
import { isPreferred } from '../../selection/rules.ts';
import { addressActions } from '../../forms/addresses/actions.ts';
import { billingProblem } from '../../forms/addresses/rules.ts';
import { refuseFields, reportHosted } from '../../forms/refuse.ts';
import { createSubmitter } from '../../forms/submitter.ts';
import type { Prepared } from '../../forms/submitter.ts';
import { descriptionOf } from '../../hosted-fields/describe.ts';
import type { HostedFields, HostedProblem } from '../../hosted-fields/port.ts';
import { lazyPart } from '../../core/lazy-part.ts';
import type { WalletCore } from '../../core/lazy-part.ts';
import { toWalletCard } from '../../core/public-state.ts';
import { editTrouble, hasEdit } from './rules.ts';

/** What the shopper can edit next to the hosted field. */
export interface EditedFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly month: string;
  readonly year: string;
}

/** The fields and the checkbox below them. */
export interface EditCardForm extends EditedFields {
  readonly preferred: boolean;
}

interface Edit {
  readonly card: Card;
  readonly form: EditCardForm;
  readonly fields: HostedFields<string>;
  /** Called when the security code is invalid, so that the frame grows for its message [W-9.8]. */
  readonly onBadCode: () => void;
}

/** Builds the request of an edit from the card and the form's values [W-7.15]. */
function editedCard(
  { store, deps }: WalletCore,
  { card, form }: Edit,
  given: { readonly cvvToken: string; readonly billing: Address },
): EditedCard {
  const { storeId, facilityId } = store.getState().settings;
  return {
    ...given,
    storeId,
    facilityId,
    cardId: card.id,
    paymentGram: card.paymentGram,
    saved: card.saved,
    at: new Date(deps.timing.now()),
    preferred: form.preferred,
    brand: card.brand,
    firstSix: card.bin ?? '',
    expirationMonth: form.month,
    expirationYear: form.year,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
  };
}

/** An invalid security code is shown in the frame, which grows for it; others show a banner [W-8.26]. */
function handleHostedFailure(
  { deps }: WalletCore,
  problem: HostedProblem,
  { onBadCode }: Edit,
): Prepared<never> {
  if (editTrouble(problem.code) === 'code') {
    refuseFields(deps, ['securityCode'], { code: problem.code });
    onBadCode();
    return { ok: false, problem: undefined };
  }
  reportHosted(deps, problem, descriptionOf(problem.code));
  return { ok: false, problem: { about: 'editFailed' } };
}

async function prepare(core: WalletCore, edit: Edit): Promise<Prepared<EditedCard>> {
  const picked = addressActions(core).pickedAddress();
  const problem = billingProblem(picked);
  if (problem || !picked) {
    refuseFields(core.deps, ['billingAddress']);
    edit.fields.validate();
    return { ok: false, problem: { about: problem ?? 'addressRequired' } };
  }
  const tokenised = await edit.fields.tokenise();
  if (!tokenised.ok) return handleHostedFailure(core, tokenised.problem, edit);
  return { ok: true, sent: editedCard(core, edit, { cvvToken: tokenised.token, billing: picked.address }) };
}

/** Reads the card again after a lost response: an edit gives it another version key. */
async function findEdited(
  { store, deps }: WalletCore,
  before: Card,
  sent: EditedCard,
): Promise<Reconciled<Card>> {
  const banks = { snap: false, gift: false, giftBalances: false };
  const list = await deps.http.send(listCards, banks, { signal: deps.signal });
  const now = list.ok ? list.value.cards.find(({ id }) => id === before.id) : undefined;
  if (!now) return { kind: 'unknown' };
  if (now.versionKey === before.versionKey) return { kind: 'did-not-happen' };
  return hasEdit(now, sent, store.getState().settings.application)
    ? { kind: 'happened', value: now }
    : { kind: 'unknown' };
}

/** Puts the edited card in the place of the old one, and shows a success notice. */
function adoptEdited(
  core: WalletCore,
  { before, after, isLeft }: { before: Card; after: Card; isLeft: boolean },
) {
  const { store, deps } = core;
  const { showScreen, showNotice } = store.getState();
  cardChanges(core).replaceCard(before.id, after);
  deps.emitter.emit('card:edited', { card: toWalletCard(after) });
  deps.report({ type: 'UPDATE_PAYMENT_METHOD', action: 'edit', paymentMethod: 'bank' });
  if (isLeft) return;
  showScreen('card-list');
  showNotice({ tone: 'success', about: 'edited' });
}

/** Actions of the form that edits a bank card, from submit to the card in the list [W-4.22] to [W-4.24]. */
export const editCardActions = lazyPart((core) => {
  const { store, deps } = core;
  const submit = createSubmitter<EditedCard, Card>(core, 'edit-card');

  return {
    submitEdit: (edit: Edit): Promise<void> =>
      submit({
        typed: JSON.stringify([edit.card.id, edit.form, addressActions(core).pickedAddress()]),
        isFresh: edit.fields.isChanged(),
        prepare: () => prepare(core, edit),
        send: (sent, key) =>
          deps.http.send(editCard, sent, {
            key,
            signal: deps.signal,
            reconcile: () => findEdited(core, edit.card, sent),
          }),
        done: (after, isLeft) => adoptEdited(core, { before: edit.card, after, isLeft }),
        failed(error, isLeft) {
          if (error.code === 'card_token_spent') edit.fields.restart();
          void handleIfGone(core, { card: edit.card, error, isLeft });
        },
      }),
    refuse: (fields: readonly string[]): void => refuseFields(deps, fields),
    /** Goes back to the list; counts as abandoning the form [W-2.35]. */
    abandon(): void {
      store.getState().touchForm('edit-card');
      store.getState().goBack();
    },
    isPreferred: (card: Card): boolean => isPreferred(card, store.getState().settings.application),
  };
});
