import { describe, expect, it } from 'vitest';
import { checkGiftCard } from './balances/actions.ts';
import { makePreferred } from './actions/prefer.ts';
import { addGiftCardActions } from '../features/add-gift-card/actions.ts';
import { deleteCardActions } from '../features/delete-card/actions.ts';
import { editCardActions } from '../features/edit-card/actions.ts';
import { screenOf } from '../flyout/rules.ts';
import { cardOf } from '../testing/open-wallet.ts';
import { useShop } from '../testing/use-shop.ts';

const here = useShop();
const { open } = here;

const GIFT = '9999990000000001001';
const endings = (opened: Awaited<ReturnType<typeof open>>) =>
  opened.wallet.getState().cards.map(({ lastFour }) => lastFour);

/** Opens the same shopper's wallet in two tabs; the second one has loaded its list. */
async function twoTabs(shopper = 'grace') {
  const [one, other] = [await open(shopper), await open(shopper)];
  return {
    one,
    other,
    addInOne: async () => {
      one.actions.openFlyout({ screen: 'add-gift-card' });
      await addGiftCardActions(one.wallet).submitGiftCard({ pan: GIFT, pin: '1111' });
    },
    removeInOne: (lastFour: string) => deleteCardActions(one.wallet).removeCard(cardOf(one, lastFour)),
  };
}

describe('a card added in another tab', () => {
  it('appears when the flyout opens, and the selection is kept', async () => {
    const { other, addInOne } = await twoTabs();
    await addInOne();
    const marked = other.state().checkout.bank;
    expect(endings(other)).not.toContain('1001');
    other.actions.openFlyout();
    await expect.poll(() => endings(other)).toContain('1001');
    expect([other.state().checkout.bank, other.state().draft.bank]).toEqual([marked, marked]);
  });

  it('leaves the list identical when there is none', async () => {
    const { other } = await twoTabs();
    const { cards } = other.state();
    await other.actions.loadCards();
    expect(other.state().cards).toBe(cards);
  });
});

describe('a card deleted in another tab', () => {
  it('is removed with a notice when it is made preferred', async () => {
    const { other, removeInOne } = await twoTabs('alice');
    const gone = cardOf(other, '4444');
    other.actions.openFlyout();
    await other.actions.loadCards();
    await removeInOne('4444');
    await makePreferred(other.wallet)(gone);
    await expect.poll(() => other.state().notice).toEqual({ tone: 'danger', about: 'cardGone' });
    expect(endings(other)).not.toContain('4444');
  });

  it('closes its edit form and shows a notice in the list', async () => {
    const { other, removeInOne } = await twoTabs('alice');
    const card = cardOf(other, '4444');
    other.actions.openFlyout({ screen: 'edit-card', cardId: card.id });
    await other.actions.loadAddresses(card.address);
    await other.actions.loadCards();
    await removeInOne('4444');
    const form = { firstName: 'Ann', lastName: 'Lee', month: '09', year: '2033', preferred: false };
    await editCardActions(other.wallet).submitEdit({
      card,
      form,
      fields: here.shop.codeWith('123'),
      onBadCode: () => {},
    });
    await expect.poll(() => other.state().notice).toEqual({ tone: 'danger', about: 'cardGone' });
    expect(screenOf(other.state().flyout)).toBe('card-list');
  });

  it('is removed with a notice when its balance is checked', async () => {
    const { other, removeInOne } = await twoTabs('alice');
    const gift = cardOf(other, '1000');
    other.actions.openFlyout();
    await other.actions.loadCards();
    await removeInOne('1000');
    await checkGiftCard(other.wallet)(gift);
    await expect.poll(() => other.state().notice).toEqual({ tone: 'danger', about: 'cardGone' });
    expect(endings(other)).not.toContain('1000');
  });

  it('stays when a gateway responds with 404', async () => {
    const { other } = await twoTabs('alice');
    other.actions.openFlyout();
    here.shop.controls.addFault({ match: 'wallet.prefer-card', when: 'before', kind: 'status', status: 404 });
    await makePreferred(other.wallet)(cardOf(other, '4444'));
    await other.actions.loadCards();
    expect(other.state().notice).toEqual({ tone: 'danger', about: 'preferFailed' });
    expect(endings(other)).toContain('4444');
  });
});
