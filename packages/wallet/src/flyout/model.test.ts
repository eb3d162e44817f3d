import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { createWallet } from '../core/create-wallet.ts';
import { isChanged } from '../selection/rules.ts';
import { cardLike } from '../testing/card-like.ts';
import { screenOf } from './rules.ts';

const cards = [
  cardLike({ id: 'visa', preferredFor: ['CLICKLIST'] }),
  cardLike({ id: 'master', brand: 'MASTERCARD' }),
  cardLike({ id: 'old', expired: true }),
  cardLike({ id: 'snap', group: 'snap' }),
  cardLike({ id: 'gift', group: 'gift', balance: 2500 }),
  cardLike({ id: 'rich', group: 'gift', balance: 99_999 }),
  cardLike({ id: 'empty', group: 'gift', balance: 0 }),
];

const leaves: (() => void)[] = [];
// Opening a wallet reloads its cards; without a service the retries would run into the tests of other files.
afterAll(async () => {
  // The requests of the walks have been sent after one macrotask.
  await new Promise((resolve) => setTimeout(resolve));
  for (const leave of leaves) leave();
});

/** Creates a wallet whose cards have loaded. */
function walletOf(isMyWallet: boolean) {
  const wallet = createWallet({
    environment: 'LOCAL',
    authConfig: { type: 'B2C', token: 't' },
    checkoutConfig: { orderInfo: { total: 5000 } },
    uiConfig: { isMyWallet },
    walletConfig: { showSnapCards: true, showGiftCards: true },
  });
  leaves.push(wallet.retain());
  wallet.store.setState({ cards: { phase: 'ready', list: cards } });
  wallet.store.getState().cardsLoaded(cards, true);
  const closed = vi.fn();
  wallet.emitter.on('closed', closed);
  return { state: wallet.store.getState, closed };
}

const step = fc.oneof(
  fc.record({ do: fc.constant('open' as const), screen: fc.constantFrom(undefined, 'add-card' as const) }),
  fc.record({ do: fc.constant('choose' as const), card: fc.constantFrom(...cards) }),
  fc.record({
    do: fc.constant('touch' as const),
    form: fc.constantFrom('add-card' as const, 'edit-card' as const),
  }),
  fc.record({
    do: fc.constant('leave' as const),
    by: fc.constantFrom('escape' as const, 'backdrop' as const),
  }),
  fc.record({
    do: fc.constant('go' as const),
    to: fc.constantFrom('card-list' as const, 'edit-card' as const, 'address-list' as const),
  }),
  fc.record({
    do: fc.constantFrom('keep' as const, 'discard' as const, 'confirm' as const, 'cancel' as const),
  }),
);

it('loses no selection or form without confirmation in any walk through the flyout [W-4.8] [W-4.12] [W-4.13]', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 40 }), (isMyWallet, walk) => {
      const { state, closed } = walletOf(isMyWallet);
      for (const taken of walk) {
        const before = state();
        const hadChoice = !isMyWallet && isChanged(before.draft, before.checkout);
        const hadForm = before.touched.length > 0;
        closed.mockClear();
        if (taken.do === 'open') before.openFlyout({ screen: taken.screen });
        if (taken.do === 'choose' && before.flyout.phase === 'open') before.choose(taken.card);
        if (taken.do === 'touch' && before.flyout.phase === 'open') before.touchForm(taken.form);
        if (taken.do === 'leave') before.requestClose(taken.by);
        if (taken.do === 'go') before.showScreen(taken.to, 'visa');
        if (taken.do === 'keep' && screenOf(before.flyout) === 'exit-confirm') before.keepChanges();
        if (taken.do === 'discard' && screenOf(before.flyout) === 'exit-confirm')
          before.closeFlyout('discarded');
        if (taken.do === 'confirm' && screenOf(before.flyout) === 'card-list') before.confirm();
        if (taken.do === 'cancel' && screenOf(before.flyout) === 'card-list') before.closeFlyout('cancelled');

        const after = state();
        const hasClosed = closed.mock.calls.length > 0;
        const stack = after.flyout.phase === 'open' ? after.flyout.stack : [];
        const isClosed = after.flyout.phase === 'closed';
        const broken = {
          'a choice was lost without asking': taken.do === 'leave' && hasClosed && hadChoice,
          'a form was lost without asking':
            taken.do === 'leave' && hasClosed && hadForm && screenOf(before.flyout) !== 'card-list',
          'the checkout changed without Confirm':
            taken.do !== 'confirm' && after.checkout !== before.checkout,
          'a closed flyout remembers a form': isClosed && after.touched.length > 0,
          'a closed flyout remembers a choice': isClosed && isChanged(after.draft, after.checkout),
          'the question lies beneath': stack.slice(0, -1).includes('exit-confirm'),
          'two bank cards pay': after.draft.bank.length > 1,
          'a card pays that cannot': after.draft.gift.includes('empty') || after.draft.bank.includes('old'),
        };
        expect(Object.entries(broken).filter(([, isBroken]) => isBroken)).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});
