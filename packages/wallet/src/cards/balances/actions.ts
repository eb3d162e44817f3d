import { checkGiftBalance } from '@grocer/foundation/contract';
import type { Card } from '@grocer/foundation/domain';
import { tellError } from '../../core/tell-error.ts';
import { cardChanges } from '../changes.ts';
import { handleIfGone } from '../gone.ts';
import { commonProblem } from '../../forms/errors/common/rules.ts';
import { lazyPart } from '../../core/lazy-part.ts';
import type { WalletCore } from '../../core/lazy-part.ts';
import { dropOnSignIn } from '../notices/drop-on-sign-in.ts';

/** Requests a gift card's balance. After a failure it stays unset and can be requested again [W-4.30]. */
export const checkGiftCard = lazyPart((core) => {
  dropOnSignIn(core);
  return (card: Card) => check(core, card);
});

async function check(core: WalletCore, card: Card): Promise<void> {
  const { store, deps } = core;
  const { http, signal, emitter } = deps;
  const { checks, markCheck, reconsider, dropProblem } = store.getState();
  if (checks[card.id] === 'checking') return;
  dropProblem();
  markCheck(card.id, 'checking');
  const result = await http.send(checkGiftBalance, { paymentGram: card.paymentGram }, { signal });
  if (signal.aborted) return;
  if (!result.ok) {
    markCheck(card.id, 'failed');
    const about = commonProblem(result.error) ?? 'giftBalanceFailed';
    store.getState().showNotice({ tone: 'danger', about });
    tellError(deps, result.error);
    void handleIfGone(core, { card, error: result.error, isLeft: false });
    return;
  }
  markCheck(card.id, 'done');
  cardChanges(core).setBalance(({ id }) => id === card.id, result.value);
  reconsider();
  emitter.emit('balance:checked', { cardId: card.id, balance: result.value });
}
