import type { Card, SavedAddress } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import { reportFailure } from '../../analytics.ts';
import { listOf } from '../../cards/rules.ts';
import type { Cards } from '../../cards/rules.ts';
import type { Notice, Screen } from '../../flyout/rules.ts';
import type { HostedFields, HostedProblem, TokenisedCard } from '../../hosted-fields/port.ts';
import { toWalletCard } from '../../public-state.ts';
import type { Settings } from '../../settings.ts';
import type { Slice, WalletDeps } from '../../slice.ts';
import { addCard, findOwnDuplicate } from './api.ts';
import type { AddCardCall } from './api.ts';
import { refusalMessage } from './rules.ts';
import type { SaveOptions } from './rules.ts';

/** What the shopper typed next to the hosted fields. */
export interface AddCardForm extends SaveOptions {
  readonly firstName: string;
  readonly lastName: string;
}

export type AddCard =
  | {
      readonly phase: 'editing';
      readonly problem: ReturnType<typeof refusalMessage> | 'addressRequired' | undefined;
    }
  | { readonly phase: 'submitting' };

/** Adding a bank card, from a filled form to the card in the list. */
export interface AddCardSlice {
  readonly addCard: AddCard;
  /** Has anything been typed that leaving would lose? */
  readonly isFormTouched: boolean;
  touchForm(): void;
  /** Forgets the form; what comes next is a new one [W-2.11]. */
  leaveForm(): void;
  isBusy(): boolean;
  submitCard(form: AddCardForm, fields: HostedFields): Promise<void>;
  /** Tells analytics and the host that the hosted fields could not be shown. */
  fieldsUnavailable(): void;
  /** Tells analytics and the host which fields cannot be used. */
  refuseFields(fields: readonly string[]): void;
}

interface Needs {
  readonly settings: Settings;
  readonly cards: Cards;
  pickedAddress(): SavedAddress | undefined;
  insertCard(card: Card): void;
  choose(card: Card): void;
  showScreen(screen: Screen): void;
  showNotice(notice: Notice): void;
}

/** A card on its way: sent again as it is until there is a definite answer. */
interface Pending {
  /** The form as it was, to know whether it has changed. */
  readonly typed: string;
  readonly key: string;
  readonly at: Date;
  readonly card: TokenisedCard;
}

interface Order {
  readonly form: AddCardForm;
  readonly address: SavedAddress;
  readonly pending: Pending;
}

const EDITING: AddCard = { phase: 'editing', problem: undefined };

/** Says which fields cannot be used, never what was typed into them [W-5.28]. */
function refuse({ report, emitter }: WalletDeps, fields: readonly string[], code = 'invalid_fields'): void {
  report({ type: 'USER_CONSTRAINT_ERROR', code, fields });
  emitter.emit('validation:failed', { fields });
}

interface Trouble {
  readonly code: 'hosted_fields_refused' | 'hosted_fields_unavailable';
  readonly vendorCode: string;
  readonly retryable: boolean;
}

/** Reports that the hosted fields did not do their part [W-7.27]. */
function tellTrouble({ report, emitter }: WalletDeps, { code, vendorCode, retryable }: Trouble): void {
  report({ type: 'CUSTOMER_FACING_SERVICE_ERROR', code: vendorCode, endpoint: 'hosted-fields' });
  const message = `The hosted fields ended in code ${vendorCode}.`;
  emitter.emit('error', { error: new GrocerError({ code, retryable, message }) });
}

/** Everything a request for a new card is made of. */
function callOf({ http, signal }: WalletDeps, { settings, cards }: Needs, order: Order): AddCardCall {
  const { form, address, pending } = order;
  const { token, lastFour, ...card } = pending.card;
  return {
    http,
    signal,
    lastFour,
    key: pending.key,
    known: listOf(cards),
    card: {
      ...card,
      at: pending.at,
      storeId: settings.storeId,
      facilityId: settings.facilityId,
      preferred: form.preferred,
      save: form.save,
      billing: address.address,
      lowValueToken: token,
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
    },
  };
}

/** Exchanges what was typed for a token, unless the token of the last try still stands for it. */
async function tokenised(
  { timing }: WalletDeps,
  { typed, fields, pending }: { typed: string; fields: HostedFields; pending: Pending | undefined },
): Promise<Pending | HostedProblem> {
  if (pending?.typed === typed && !fields.isTouched()) return pending;
  const result = await fields.tokenise();
  if (!result.ok) return result.problem;
  return { typed, key: crypto.randomUUID(), at: new Date(timing.now()), card: result.card };
}

export const createAddCardSlice =
  (deps: WalletDeps): Slice<AddCardSlice, Needs> =>
  (set, get) => {
    const { emitter, report } = deps;
    /** Counts submissions and departures: an answer that comes after either belongs to no form on screen. */
    let turn = 0;
    let pending: Pending | undefined;
    /** The cards there were before a try whose end nobody knows, until something definite is known. */
    let unsettled: readonly Card[] | undefined;

    const stop = (problem: Extract<AddCard, { phase: 'editing' }>['problem']): void =>
      set({ addCard: { phase: 'editing', problem } });

    function hostedFailed({ kind, code }: HostedProblem): void {
      if (kind === 'shopper') {
        // The frame itself says what is wrong, next to where it was typed.
        refuse(deps, ['card'], code);
        stop(undefined);
        return;
      }
      tellTrouble(deps, {
        code: 'hosted_fields_refused',
        vendorCode: code,
        retryable: kind === 'infrastructure',
      });
      stop('failed');
    }

    function added(card: Card, isLeft: boolean): void {
      unsettled = undefined;
      get().insertCard(card);
      emitter.emit('card:added', { card: toWalletCard(card) });
      report({ type: 'UPDATE_PAYMENT_METHOD', action: 'add', paymentMethod: 'bank' });
      if (isLeft) return;
      pending = undefined;
      set({ addCard: EDITING, isFormTouched: false });
      get().choose(card);
      get().showScreen('card-list');
      get().showNotice({ tone: 'success', about: 'card-added' });
    }

    function refused(error: GrocerError, { known }: AddCardCall, isLeft: boolean): void {
      const isOpen = error.retryable || error.code === 'session_expired';
      unsettled = isOpen ? (unsettled ?? known) : undefined;
      reportFailure(report, error);
      emitter.emit('error', { error });
      if (isLeft) return;
      // After a definite no the vault's token is spent and the next try is a new operation.
      if (!isOpen) pending = undefined;
      stop(refusalMessage(error.code));
    }

    async function send(order: Order, isLeft: () => boolean): Promise<void> {
      const call = callOf(deps, get(), order);
      const result = await addCard(call);
      const mayBeOurs = !result.ok && result.error.code === 'card_duplicate' && unsettled;
      const card = result.ok
        ? result.value
        : mayBeOurs && (await findOwnDuplicate({ ...call, known: mayBeOurs }));
      if (call.signal.aborted) return;
      if (card) added(card, isLeft());
      else if (!result.ok) refused(result.error, call, isLeft());
    }

    return {
      addCard: EDITING,
      isFormTouched: false,
      refuseFields: (fields) => refuse(deps, fields),
      fieldsUnavailable: () =>
        tellTrouble(deps, { code: 'hosted_fields_unavailable', vendorCode: '884', retryable: true }),
      isBusy: () => get().addCard.phase === 'submitting',
      touchForm() {
        if (!get().isFormTouched) set({ isFormTouched: true });
      },
      leaveForm() {
        if (get().isFormTouched) report({ type: 'FORM_FIELD_ABANDONMENT', form: 'add-card' });
        turn += 1;
        pending = undefined;
        set({ addCard: EDITING, isFormTouched: false });
      },
      async submitCard(form, fields) {
        if (get().addCard.phase === 'submitting') return;
        const address = get().pickedAddress();
        if (!address) {
          refuse(deps, ['billingAddress']);
          stop('addressRequired');
          return;
        }
        turn += 1;
        const mine = turn;
        const isLeft = (): boolean => mine !== turn;
        set({ addCard: { phase: 'submitting' } });
        const typed = JSON.stringify([form, address.id]);
        const ready = await tokenised(deps, { typed, fields, pending });
        if (isLeft()) return;
        if ('kind' in ready) {
          hostedFailed(ready);
          return;
        }
        pending = ready;
        await send({ form, address, pending: ready }, isLeft);
      },
    };
  };
