import { addBankCard } from '@grocer/foundation/contract';
import type { NewBankCard } from '@grocer/foundation/contract';
import type { Card } from '@grocer/foundation/domain';
import { addressActions } from '../../forms/addresses/actions.ts';
import { billingProblem } from '../../forms/addresses/rules.ts';
import { newCards } from '../../cards/new-card.ts';
import { refuseFields, reportHosted } from '../../forms/refuse.ts';
import { createSubmitter } from '../../forms/submitter.ts';
import type { Prepared } from '../../forms/submitter.ts';
import { fraudDevice } from '../../forms/fraud/device.ts';
import type { HostedFields, TokenisedCard } from '../../hosted-fields/port.ts';
import { lazyPart } from '../../core/lazy-part.ts';
import type { SaveOptions } from './rules.ts';

/** What the shopper entered next to the hosted fields. */
export interface AddCardForm extends SaveOptions {
  readonly firstName: string;
  readonly lastName: string;
}

interface Order {
  readonly card: NewBankCard;
  readonly lastFour: string;
}

const isSameCard =
  ({ card, lastFour }: Order) =>
  ({ group, lastFour: digits, expirationMonth, expirationYear }: Card): boolean =>
    group === 'bank' &&
    digits === lastFour &&
    expirationMonth === card.expirationMonth &&
    expirationYear.endsWith(card.expirationYear);

/** Actions of the form for a new bank card, from submit to the card in the list [W-4.17]. */
export const addCardActions = lazyPart((core) => {
  const { store, deps } = core;
  const submit = createSubmitter<Order, Card>(core, 'add-card');
  const cards = newCards(core);

  /** Exchanges what was typed for a token and assembles the request. */
  async function prepare(form: AddCardForm, fields: HostedFields<TokenisedCard>): Promise<Prepared<Order>> {
    const address = addressActions(core).pickedAddress();
    const problem = billingProblem(address);
    if (problem || !address) {
      refuseFields(deps, ['billingAddress']);
      fields.validate();
      return { ok: false, problem: { about: problem ?? 'addressRequired' } };
    }
    const tokenised = await fields.tokenise();
    if (!tokenised.ok) {
      reportHosted(deps, tokenised.problem);
      // The frame itself shows the problem, next to the field.
      const isTheirs = tokenised.problem.kind === 'shopper';
      return { ok: false, problem: isTheirs ? undefined : { about: 'addFailed' } };
    }
    const { storeId, facilityId } = store.getState().settings;
    const { token: lowValueToken, lastFour, ...facts } = tokenised.token;
    const { save, preferred, firstName, lastName } = form;
    const names = { firstName: firstName.trim(), lastName: lastName.trim() };
    const order = { at: new Date(deps.timing.now()), storeId, facilityId, save, preferred };
    const device = fraudDevice(core).data();
    const card = { ...order, ...facts, ...names, lowValueToken, billing: address.address, device };
    return { ok: true, sent: { card, lastFour } };
  }

  return {
    submitCard: (form: AddCardForm, fields: HostedFields<TokenisedCard>): Promise<void> =>
      submit({
        typed: JSON.stringify([form, addressActions(core).pickedAddress()]),
        isFresh: fields.isChanged(),
        prepare: () => prepare(form, fields),
        send: (order, key) =>
          cards.send({ isIt: isSameCard(order), isSaved: order.card.save }, (reconcile) =>
            deps.http.send(addBankCard, order.card, { key, signal: deps.signal, reconcile }),
          ),
        done: cards.added,
        failed(error) {
          if (error.code === 'card_token_spent') fields.restart();
          cards.failed(error);
        },
      }),
    /** Reports the invalid fields to analytics and the host. */
    refuse: (fields: readonly string[]): void => refuseFields(deps, fields),
  };
});
