import { checkSnapBalance } from '@grocer/foundation/contract';
import type { SnapBalanceQuestion } from '@grocer/foundation/contract';
import type { Cents } from '@grocer/foundation/domain';
import { isOpenEnd } from '@grocer/foundation/http';
import type { Reconciled } from '@grocer/foundation/http';
import { cardChanges } from '../../cards/changes.ts';
import { tellIfGone } from '../../cards/gone.ts';
import { listOf } from '../../cards/rules.ts';
import { reportHosted } from '../../forms/refuse.ts';
import { createSubmitter } from '../../forms/submitter.ts';
import type { Prepared } from '../../forms/submitter.ts';
import type { HostedFields } from '../../hosted-fields/port.ts';
import { lazyPart } from '../../core/lazy-part.ts';
import { afterBalance } from './rules.ts';

// Nothing has happened but a question: a balance that nobody told is not known, and what was refused is refused.
const notTold = async (): Promise<Reconciled<Cents>> => ({ kind: 'did-not-happen' });

/** Asking what is left on a SNAP EBT card. */
export const checkBalanceActions = lazyPart((core) => {
  const { store, deps } = core;
  const submit = createSubmitter<SnapBalanceQuestion, Cents>(core, 'check-balance');

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

  /** Takes up a balance: every SNAP card has it, and the flyout goes where the shopper came from [W-4.29]. */
  function known(cardId: string, balance: Cents, isLeft: boolean): void {
    const { flyout, isDraftChanged, showScreen, closeFlyout } = store.getState();
    cardChanges(core).setBalance(({ group }) => group === 'snap', balance);
    deps.emitter.emit('balance:checked', { cardId, balance });
    if (isLeft || flyout.phase === 'closed') return;
    const { fromCardBox } = flyout;
    if (afterBalance({ fromCardBox, isChanged: isDraftChanged() }) === 'list') showScreen('card-list');
    else closeFlyout('balance-checked');
  }

  return {
    async submitPin(fields: HostedFields<string>): Promise<void> {
      const { flyout, cards } = store.getState();
      const cardId = flyout.phase === 'open' ? flyout.cardId : undefined;
      const card = listOf(cards).find(({ id }) => id === cardId);
      if (!card) return;
      await submit({
        typed: card.id,
        isFresh: fields.isChanged(),
        prepare: () => prepare(card.paymentGram, fields),
        send: (question, key) =>
          deps.http.send(checkSnapBalance, question, { key, signal: deps.signal, reconcile: notTold }),
        done: (balance, isLeft) => known(card.id, balance, isLeft),
        failed(error, isLeft) {
          void tellIfGone(core, { card, error, isLeft });
          // A PIN that was refused is spent; while nobody knows, the same one is sent again.
          if (!isOpenEnd(error) && error.code !== 'pin_locked') fields.restart();
          if (error.code !== 'pin_locked') return;
          // No PIN can be tried any more, on whichever visit to the form; what was typed is nothing to ask about.
          store.getState().markCheck(card.id, 'locked');
          store.getState().finishForm('check-balance');
        },
      });
    },
  };
});
