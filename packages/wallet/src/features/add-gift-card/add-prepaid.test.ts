import { cardChanges } from '../../cards/changes.ts';
import { recordRequests } from '@grocer/foundation/testing';
import { describe, expect, it } from 'vitest';
import { addGiftCardActions } from './actions.ts';
import { addSnapCardActions } from '../add-snap-card/actions.ts';
import { screenOf } from '../../flyout/rules.ts';
import { formOf } from '../../forms/slice.ts';
import { cardOf } from '../../testing/open-wallet.ts';
import { useShop } from '../../testing/use-shop.ts';

const here = useShop();
const { open, calls } = here;

const GIFT = '9999990000000001001';
const snapOrder = { checkoutConfig: { orderInfo: { total: 9647, hasSnapEligibleItems: true } } };

async function adding(shopper: string, screen: 'add-gift-card' | 'add-snap-card', more = {}) {
  const opened = await open(shopper, more);
  opened.actions.openFlyout({ screen });
  // Opening reloads the cards, and that request would use up a test's fault.
  await opened.actions.loadCards();
  return {
    ...opened,
    addGift: (pan: string, pin = '1111') => addGiftCardActions(opened.wallet).submitGiftCard({ pan, pin }),
    addSnap: (pan: string, save = true) => addSnapCardActions(opened.wallet).submitSnapCard({ pan, save }),
    formState: () => formOf(opened.state(), screen),
  };
}

describe('adding a gift card', () => {
  it('appends and selects the card, shows a success notice and loads its balance [W-4.15] [W-4.33]', async () => {
    const { addGift, wallet, state, heard, report } = await adding('grace', 'add-gift-card');
    expect(await addGift(GIFT)).toBe('added');
    const { cards } = wallet.getState();
    expect(cards.at(-1)).toMatchObject({ group: 'gift', lastFour: '1001' });
    expect(state().draft.gift).toEqual([cards.at(-1)?.id]);
    expect(screenOf(state().flyout)).toBe('card-list');
    expect(state().notice).toEqual({ tone: 'success', about: 'added' });
    expect(heard('card:added')).toMatchObject([{ card: { lastFour: '1001' } }]);
    expect(report).toHaveBeenCalledWith({
      type: 'UPDATE_PAYMENT_METHOD',
      action: 'add',
      paymentMethod: 'gift',
    });
    await expect.poll(() => wallet.getState().cards.at(-1)?.balance).toBe(10_000);
  });

  it.each([
    ['9999990000000001002', '1111', 'giftCardEmpty'],
    ['9999990000000001001', '9999', 'declined'],
    ['9999990000000001777', '1111', 'declined'],
    ['9999990000000001005', '1111', 'declined'],
  ])('refuses %s with PIN %s: %s', async (pan, pin, about) => {
    const { addGift, formState } = await adding('grace', 'add-gift-card');
    expect(await addGift(pan, pin)).toBe('refused');
    expect(formState()).toEqual({ phase: 'editing', problem: { about } });
  });

  it('shows a duplicate for a card that is already in the wallet [W-8.11]', async () => {
    const { addGift, formState } = await adding('alice', 'add-gift-card');
    await addGift('9999990000000001000');
    expect(formState()).toMatchObject({ problem: { about: 'duplicate' } });
  });

  it('starts a new operation for the next shopper while one of the previous shopper is pending', async () => {
    const { addGift, wallet, actions, formState } = await adding('grace', 'add-gift-card');
    here.shop.controls.addFault({
      match: 'wallet.add-gift-card',
      when: 'before',
      kind: 'delay',
      ms: 1500,
      times: 1,
    });
    void addGift(GIFT);
    await expect.poll(formState).toEqual({ phase: 'submitting' });
    wallet.update({ token: (await here.shop.configOf('alice')).authConfig.token });
    await expect.poll(() => wallet.getState().cards.some(({ lastFour }) => lastFour === '1000')).toBe(true);
    actions.openFlyout({ screen: 'add-gift-card' });
    await addGift('9999990000000001000');
    expect(formState()).toMatchObject({ problem: { about: 'duplicate' } });
    // The delayed request would be counted by the next test.
    await expect.poll(() => calls('wallet.add-gift-card').length).toBe(2);
  });

  it('adds one card with one idempotency key when the response and the list are lost', async () => {
    const { addGift, wallet } = await adding('grace', 'add-gift-card');
    here.shop.controls.addFault({
      match: 'wallet.add-gift-card',
      when: 'after-commit',
      kind: 'reset',
      times: 3,
    });
    here.shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'reset', times: 3 });
    expect(await addGift(GIFT)).toBe('open');
    expect(await addGift(GIFT)).toBe('added');
    expect(wallet.getState().cards.filter(({ group }) => group === 'gift')).toHaveLength(1);
    expect(new Set(calls('wallet.add-gift-card').map(({ key }) => key)).size).toBe(1);
  });

  it('shows when to try again after too many refusals', async () => {
    here.shop.controls.setLimits(true);
    const { addGift, formState, wallet } = await adding('grace', 'add-gift-card');
    for (let tries = 0; tries < 5; tries += 1) await addGift('9999990000000001777');
    const before = calls('wallet.add-gift-card').length;
    const { now } = wallet.deps.timing;
    const asked = now();
    expect(await addGift(GIFT)).toBe('open');
    expect(calls('wallet.add-gift-card')).toHaveLength(before + 1);
    const { problem } = formState() as { problem: { about: string; until: number } };
    expect(problem.about).toBe('tooManyUntil');
    expect(problem.until - asked).toBeGreaterThan(14 * 60_000);
    expect(problem.until - now()).toBeLessThanOrEqual(15 * 60_000);
  });

  it('keeps number and PIN out of state, events and analytics [W-3.9]', async () => {
    const { addGift, state, heard, report } = await adding('grace', 'add-gift-card');
    await addGift('9999990000000001777', '8642');
    await addGift(GIFT, '1111');
    const seen = JSON.stringify([state(), heard('card:added'), heard('error'), report.mock.calls]);
    expect(seen).not.toMatch(/9999990000000001|\b8642\b|"pin"|"pan"/);
  });
});

/** Makes the next request to add such a card fail, with all retries, before it reaches the service. */
const lose = (kind: 'gift' | 'snap') =>
  here.shop.controls.addFault({ match: `wallet.add-${kind}-card`, when: 'before', kind: 'reset', times: 3 });
const loseList = () =>
  here.shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'reset', times: 3 });

describe('a gift card whose request never reached the service', () => {
  it('is not confused with another gift card that was added in another tab', async () => {
    const { addGift, formState, heard } = await adding('grace', 'add-gift-card');
    const otherTab = await adding('grace', 'add-gift-card');
    expect(await otherTab.addGift('9999990000000001003')).toBe('added');
    lose('gift');
    expect(await addGift(GIFT)).toBe('open');
    expect(formState()).toEqual({ phase: 'editing', problem: { about: 'addFailed' } });
    expect(heard('card:added')).toEqual([]);
  });

  it('is sent with the corrected PIN on a retry', async () => {
    const { addGift, formState } = await adding('grace', 'add-gift-card');
    lose('gift');
    loseList();
    expect(await addGift(GIFT, '9999')).toBe('open');
    expect(formState()).toMatchObject({ problem: { about: 'unconfirmedAdd' } });
    expect(await addGift(GIFT, '1111')).toBe('added');
  });
});

describe('a prepaid card with invalid fields', () => {
  it('is reported to the host and to analytics by field names only [W-5.28]', async () => {
    const { wallet, heard, report } = await open('grace');
    addGiftCardActions(wallet).refuse(['cardNumber', 'pin']);
    addSnapCardActions(wallet).refuse();
    const told = [['cardNumber', 'pin'], ['cardNumber']];
    expect(heard('validation:failed')).toEqual(told.map((fields) => ({ fields })));
    for (const fields of told) {
      const said = { type: 'USER_CONSTRAINT_ERROR', code: 'invalid_fields', fields };
      expect(report).toHaveBeenCalledWith(said);
    }
  });
});

describe('a SNAP EBT card whose request never reached the service', () => {
  it('is reported as failed when it would be saved and as unconfirmed when it would not', async () => {
    const { addSnap, formState } = await adding('grace', 'add-snap-card');
    lose('snap');
    expect(await addSnap('9999000000000004')).toBe('open');
    expect(formState()).toEqual({ phase: 'editing', problem: { about: 'addFailed' } });
    lose('snap');
    expect(await addSnap('9999000000000004', false)).toBe('open');
    expect(formState()).toEqual({ phase: 'editing', problem: { about: 'unconfirmedAdd' } });
  });

  it('is not confused with another SNAP card that was added in another tab', async () => {
    const { addSnap, formState, heard } = await adding('grace', 'add-snap-card');
    const otherTab = await adding('grace', 'add-snap-card');
    expect(await otherTab.addSnap('9999000000000012')).toBe('added');
    lose('snap');
    expect(await addSnap('9999000000000004')).toBe('open');
    expect(formState()).toEqual({ phase: 'editing', problem: { about: 'addFailed' } });
    expect(heard('card:added')).toEqual([]);
  });

  it('is sent with the corrected number on a retry', async () => {
    const { addSnap, wallet } = await adding('grace', 'add-snap-card');
    lose('snap');
    loseList();
    expect(await addSnap('9999000000000004')).toBe('open');
    expect(await addSnap('9999000000000012')).toBe('added');
    expect(wallet.getState().cards).toContainEqual(expect.objectContaining({ lastFour: '0012' }));
  });
});

describe('adding a SNAP EBT card', () => {
  it('selects it as the only SNAP card and shows a success notice in the list [W-4.15]', async () => {
    const { addSnap, wallet, state } = await adding('grace', 'add-snap-card', snapOrder);
    expect(await addSnap('9999000000000004')).toBe('added');
    const snap = wallet.getState().cards.filter(({ group }) => group === 'snap');
    expect(snap).toMatchObject([{ lastFour: '0004', imageType: 'EBT', brand: 'EBT' }]);
    expect(state().draft.snap).toEqual([snap[0]?.id]);
    expect(screenOf(state().flyout)).toBe('card-list');
    expect(state().notice).toEqual({ tone: 'success', about: 'added' });
  });

  it('does not select it when the order has no eligible items', async () => {
    const { addSnap, state } = await adding('grace', 'add-snap-card');
    await addSnap('9999000000000004');
    expect(state().draft.snap).toEqual([]);
  });

  it('shows the service’s refusal when another tab has added one [W-8.2]', async () => {
    const twin = await adding('grace', 'add-snap-card');
    const { addSnap } = await adding('grace', 'add-snap-card');
    await addSnap('9999000000000004');
    expect(await twin.addSnap('9999000000000012')).toBe('refused');
    expect(twin.formState()).toEqual({ phase: 'editing', problem: { about: 'snapCardExists' } });
  });
});

it('sends the same body on a retry with the same idempotency key', async () => {
  const { addSnap, wallet } = await adding('grace', 'add-snap-card');
  here.shop.controls.addFault({ match: 'wallet.add-snap-card', when: 'before', kind: 'reset', times: 3 });
  const recording = recordRequests('http://');
  await addSnap('9999000000000004');
  await addSnap('9999000000000004');
  recording.stop();
  const bodies = recording.requests.flatMap(({ method, body }) =>
    method === 'POST' ? [JSON.stringify(body)] : [],
  );
  expect(new Set(bodies).size).toBe(1);
  expect(wallet.getState().cards.filter(({ group }) => group === 'snap')).toHaveLength(1);
});

describe('a limit on adding cards', () => {
  it.each([
    ['erin', 'add-gift-card', 'giftLimit', 'W-5.26'],
    ['alice', 'add-snap-card', 'snapLimit', 'W-5.25'],
    ['bob', 'add-gift-card', 'giftBackup', 'W-5.27'],
    ['bob', 'add-snap-card', 'snapBackup', 'W-5.27'],
  ] as const)(
    'shows %s at %s a notice instead of the form and reports it: %s [%s] [W-5.28]',
    async (shopper, screen, about, _clause) => {
      const { actions, state, report, heard } = await open(shopper);
      actions.openFlyout({ screen: 'card-list' });
      actions.startAdding(screen);
      expect(screenOf(state().flyout)).toBe('card-list');
      expect(state().notice).toEqual({ tone: 'danger', about });
      expect(report).toHaveBeenCalledWith({ type: 'USER_CONSTRAINT_ERROR', code: about, fields: [] });
      expect(heard('validation:failed')).toHaveLength(1);
    },
  );

  it('shows the notice in the list when the host opens the form', async () => {
    const { actions, state } = await open('erin');
    actions.openFlyout({ screen: 'add-gift-card' });
    expect([screenOf(state().flyout), state().notice?.about]).toEqual(['card-list', 'giftLimit']);
  });

  it('ends once a gift card is deleted', async () => {
    const { actions, state, wallet } = await open('erin');
    const gift = wallet.getState().cards.find(({ group }) => group === 'gift');
    cardChanges(wallet).removeCard(gift?.id ?? '');
    actions.openFlyout({ screen: 'add-gift-card' });
    expect(screenOf(state().flyout)).toBe('add-gift-card');
  });
});

describe('the covered order total', () => {
  const order = (total: number, more = {}) => ({
    walletConfig: { showGiftCards: true, showSnapCards: true, getGiftCardBalances: true },
    checkoutConfig: { orderInfo: { total }, ...more },
  });

  it('blocks more gift cards once the selected ones reach the total, and follows host updates [W-4.10]', async () => {
    const opened = await open('erin', order(2500));
    const gifts = opened.wallet
      .getState()
      .cards.filter(({ group, balance = 0 }) => group === 'gift' && balance > 0);
    const [first, second] = gifts.map(({ lastFour }) => cardOf(opened, lastFour));
    if (!first || !second) throw new Error('erin has gift cards');
    opened.actions.openFlyout();
    opened.wallet.update({ orderInfo: { total: first.balance ?? 0 } });
    opened.actions.choose(first);
    expect(opened.state().isCovered).toBe(true);
    opened.actions.choose(second);
    expect(opened.state().draft.gift).toEqual([first.id]);
    opened.wallet.update({ orderInfo: { total: (first.balance ?? 0) + 1 } });
    expect(opened.state().isCovered).toBe(false);
    opened.actions.choose(second);
    expect(opened.state().draft.gift).toEqual([first.id, second.id]);
  });

  it('includes the host’s EBT amount while a SNAP card is selected [W-4.10] [W-1.18]', async () => {
    const opened = await open('alice', order(4000, { getEbtCardPaymentTotal: () => 4000 }));
    opened.actions.openFlyout();
    expect(opened.state().isCovered).toBe(false);
    opened.actions.choose(cardOf(opened, '0004'));
    expect(opened.state().isCovered).toBe(true);
  });

  it('blocks nothing in My Wallet [W-4.10]', async () => {
    const { state } = await open('erin', { ...order(0), uiConfig: { isMyWallet: true } });
    expect(state().isCovered).toBe(false);
  });
});

describe.each([
  ['gift', 'add-gift-card', GIFT],
  ['snap', 'add-snap-card', '9999000000000004'],
] as const)('a new %s card', (kind, screen, pan) => {
  async function adder() {
    const opened = await adding('grace', screen);
    const { addGift, addSnap, wallet } = opened;
    const found = () => wallet.getState().cards.filter(({ group }) => group === kind);
    return { ...opened, add: () => (kind === 'gift' ? addGift(pan) : addSnap(pan)), found };
  }

  it('is found in the list when only the response is lost', async () => {
    const { add, found, heard } = await adder();
    const match = `wallet.add-${kind}-card`;
    here.shop.controls.addFault({ match, when: 'after-commit', kind: 'reset', times: 3 });
    expect(await add()).toBe('added');
    expect(found().map(({ lastFour }) => lastFour)).toEqual([pan.slice(-4)]);
    expect(heard('card:added')).toHaveLength(1);
  });

  it('is sent once for two presses, of which the second one resolves with open', async () => {
    const { add, found } = await adder();
    const [first, second] = [add(), add()];
    expect([await first, await second]).toEqual(['added', 'open']);
    expect([calls(`wallet.add-${kind}-card`).length, found().length]).toEqual([1, 1]);
  });

  it('is not confused with one that another tab has added since a refusal', async () => {
    const { add, found, heard, actions, formState } = await adder();
    const match = `wallet.add-${kind}-card`;
    here.shop.controls.addFault({ match, when: 'before', kind: 'status', status: 402, times: 1 });
    expect(await add()).toBe('refused');
    const otherTab = await adder();
    expect(await otherTab.add()).toBe('added');
    await actions.loadCards();
    expect(found()).toHaveLength(1);
    lose(kind);
    expect(await add()).toBe('open');
    expect(formState()).toEqual({ phase: 'editing', problem: { about: 'addFailed' } });
    expect(heard('card:added')).toEqual([]);
  });
});

describe('the balance of a new gift card', () => {
  it('is not requested when the response contains it', async () => {
    const { addGift, wallet, state } = await adding('grace', 'add-gift-card');
    expect(await addGift(GIFT)).toBe('added');
    expect(wallet.getState().cards.at(-1)?.balance).toBe(10_000);
    // A check is marked as soon as it begins.
    expect(state().checks).toEqual({});
  });

  it('is requested when the card was found in the list, which has no balances', async () => {
    const { addGift, wallet } = await adding('grace', 'add-gift-card');
    const match = 'wallet.add-gift-card';
    here.shop.controls.addFault({ match, when: 'after-commit', kind: 'reset', times: 3 });
    expect(await addGift(GIFT)).toBe('added');
    await expect.poll(() => wallet.getState().cards.at(-1)?.balance).toBe(10_000);
    expect(calls('wallet.check-gift-balance')).toHaveLength(1);
  });
});
