import type { Card } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { deleteCardActions } from '../../features/delete-card/actions.ts';
import { screenOf } from '../../flyout/rules.ts';
import { cardOf } from '../../testing/open-wallet.ts';
import { useShop } from '../../testing/use-shop.ts';
import { makePreferred } from '../actions/prefer.ts';
import { checkGiftCard } from '../balances/actions.ts';
import { listOf } from '../rules.ts';

const here = useShop();
const { open } = here;

/** Returns the first gift card of the opened wallet. */
function giftOf(opened: Awaited<ReturnType<typeof open>>): Card {
  const card = listOf(opened.state().cards).find(({ group }) => group === 'gift');
  if (!card) throw new Error('There is no gift card.');
  return card;
}

describe('a problem shown on the list', () => {
  it('goes with the next choice', async () => {
    const opened = await open('alice');
    opened.actions.openFlyout();
    opened.actions.showNotice({ tone: 'danger', about: 'expired' });
    opened.actions.choose(cardOf(opened, '4444'));
    expect(opened.state().notice).toBeUndefined();
  });

  it('goes when the balance is asked for again [W-4.30]', async () => {
    const opened = await open('alice');
    const card = giftOf(opened);
    opened.actions.openFlyout();
    const match = 'wallet.check-gift-balance';
    here.shop.controls.addFault({ match, when: 'before', kind: 'status', status: 400, times: 1 });
    await checkGiftCard(opened.wallet)(card);
    expect(opened.state().notice).toEqual({ tone: 'danger', about: 'giftBalanceFailed' });
    await checkGiftCard(opened.wallet)(card);
    expect(opened.state().notice).toBeUndefined();
  });
});

describe('a card that is found to be gone', () => {
  it('does not take away another form that was opened meanwhile', async () => {
    const [one, opened] = [await open('alice'), await open('alice')];
    const gone = giftOf(opened);
    await deleteCardActions(one.wallet).removeCard(giftOf(one));
    opened.actions.openFlyout();
    await opened.actions.loadCards();
    // The list was loaded before the deletion.
    opened.state().changeCards((list) => [...list, gone]);
    const { arrived, letGo } = here.shop.controls.hold({ match: 'wallet.list', when: 'before' });
    const asking = checkGiftCard(opened.wallet)(gone);
    await arrived;
    opened.actions.showScreen('add-card');
    letGo();
    await asking;
    await expect.poll(() => listOf(opened.state().cards)).not.toContainEqual(gone);
    expect(screenOf(opened.state().flyout)).toBe('add-card');
    expect(opened.state().notice).toBeUndefined();
  });
});

describe('while a card is made preferred', () => {
  it('no other change begins, but the shopper can leave', async () => {
    const opened = await open('alice');
    const { actions, state, wallet } = opened;
    actions.openFlyout();
    await actions.loadCards();
    const { arrived, letGo } = here.shop.controls.hold({ match: 'wallet.prefer-card', when: 'before' });
    const preferring = makePreferred(wallet)(cardOf(opened, '4444'));
    await arrived;
    actions.startAdding('add-card');
    expect(screenOf(state().flyout)).toBe('card-list');
    actions.requestClose('close');
    expect(state().flyout.phase).toBe('closed');
    letGo();
    await preferring;
    expect(cardOf(opened, '4444').preferredFor).toContain('CLICKLIST');
  });
});
