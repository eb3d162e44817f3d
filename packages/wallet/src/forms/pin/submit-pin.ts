import { checkSnapBalance } from '@grocer/foundation/contract';
import type { SnapBalanceQuestion } from '@grocer/foundation/contract';
import type { Card, Cents } from '@grocer/foundation/domain';
import { isOpenEnd } from '@grocer/foundation/http';
import type { Reconciled } from '@grocer/foundation/http';
import { cardChanges } from '../../cards/changes.ts';
import { tellIfGone } from '../../cards/gone.ts';
import type { WalletCore } from '../../core/lazy-part.ts';
import type { HostedFields } from '../../hosted-fields/port.ts';
import { reportHosted } from '../refuse.ts';
import type { FormName } from '../slice.ts';
import { createSubmitter } from '../submitter.ts';
import type { Prepared } from '../submitter.ts';

// Nothing has happened but a question: a balance that nobody told is not known, and what was refused is refused.
const notTold = async (): Promise<Reconciled<Cents>> => ({ kind: 'did-not-happen' });

/** A PIN that was right, by what stands for it at the vault, and what is left on its card. */
export interface RightPin {
  readonly pinToken: string;
  readonly balance: Cents;
}

interface PinEntered {
  readonly card: Card;
  readonly fields: HostedFields<string>;
  /** Takes up a right PIN. `isLeft`: the shopper is no longer at the form. */
  readonly known: (pin: RightPin, isLeft: boolean) => void;
}

/** Asks for the balance of a SNAP EBT card with the PIN that was typed into a form: what every SNAP card then has [W-4.29]. */
export function createPinSubmitter(core: WalletCore, form: FormName) {
  const { store, deps } = core;
  const submit = createSubmitter<SnapBalanceQuestion, Cents>(core, form);

  async function prepare(
    paymentGram: string,
    fields: HostedFields<string>,
  ): Promise<Prepared<SnapBalanceQuestion>> {
    const tokenised = await fields.tokenise();
    if (tokenised.ok) return { ok: true, sent: { pinToken: tokenised.token, paymentGram } };
    reportHosted(deps, tokenised.problem);
    const isTheirs = tokenised.problem.kind === 'shopper';
    return { ok: false, problem: isTheirs ? undefined : { about: 'snapBalanceFailed' } };
  }

  return async function submitPin({ card, fields, known }: PinEntered): Promise<void> {
    let pinToken = '';
    await submit({
      typed: card.id,
      isFresh: fields.isChanged(),
      prepare: () => prepare(card.paymentGram, fields),
      send(question, key) {
        pinToken = question.pinToken;
        return deps.http.send(checkSnapBalance, question, { key, signal: deps.signal, reconcile: notTold });
      },
      done(balance, isLeft) {
        cardChanges(core).setBalance(({ group }) => group === 'snap', balance);
        deps.emitter.emit('balance:checked', { cardId: card.id, balance });
        known({ pinToken, balance }, isLeft);
      },
      failed(error, isLeft) {
        void tellIfGone(core, { card, error, isLeft });
        // Nothing that the shopper typed was wrong [C-8.19].
        const { code, endpoint = '' } = error;
        if (code === 'issuer_unavailable')
          deps.report({ type: 'CUSTOMER_FACING_SERVICE_ERROR', code, endpoint });
        // A PIN that was refused is spent; while nobody knows, the same one is sent again.
        if (!isOpenEnd(error) && code !== 'pin_locked') fields.restart();
        if (code !== 'pin_locked') return;
        // No PIN can be tried any more, on whichever visit to the form; what was typed is nothing to ask about.
        store.getState().markCheck(card.id, 'locked');
        store.getState().finishForm(form);
      },
    });
  };
}
