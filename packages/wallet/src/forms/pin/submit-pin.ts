import { checkSnapBalance } from '@grocer/foundation/contract';
import type { SnapBalanceQuestion } from '@grocer/foundation/contract';
import type { Card, Cents } from '@grocer/foundation/domain';
import { isOpenEnd } from '@grocer/foundation/http';
import type { Reconciled } from '@grocer/foundation/http';
import { cardChanges } from '../../cards/changes.ts';
import { handleIfGone } from '../../cards/gone.ts';
import type { WalletCore } from '../../core/lazy-part.ts';
import type { HostedFields } from '../../hosted-fields/port.ts';
import { reportHosted } from '../refuse.ts';
import type { FormName } from '../slice.ts';
import { createSubmitter } from '../submitter.ts';
import type { Prepared } from '../submitter.ts';

// A balance check changes nothing, so a check without a response counts as not done, and a refusal as final.
const notTold = async (): Promise<Reconciled<Cents>> => ({ kind: 'did-not-happen' });

/** A correct PIN, as the vault's token for it, and the balance of its card. */
export interface RightPin {
  readonly pinToken: string;
  readonly balance: Cents;
}

interface PinEntered {
  readonly card: Card;
  readonly fields: HostedFields<string>;
  /** Called with a correct PIN. `isLeft`: the shopper has left the form. */
  readonly known: (pin: RightPin, isLeft: boolean) => void;
}

/** Creates a PIN form's submit function; the balance it gets applies to every SNAP card [W-4.29]. */
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
        void handleIfGone(core, { card, error, isLeft });
        // The shopper's input was not the problem [C-8.19].
        const { code, endpoint = '' } = error;
        if (code === 'issuer_unavailable')
          deps.report({ type: 'CUSTOMER_FACING_SERVICE_ERROR', code, endpoint });
        // A refused PIN token is spent; after an unknown outcome the same token is sent again.
        if (!isOpenEnd(error) && code !== 'pin_locked') fields.restart();
        if (code !== 'pin_locked') return;
        // The card stays locked on every visit to the form, and what was typed is not worth an exit question.
        store.getState().markCheck(card.id, 'locked');
        if (!isLeft) store.getState().finishForm(form);
      },
    });
  };
}
