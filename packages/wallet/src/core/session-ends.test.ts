import { describe, expect, it } from 'vitest';
import { makePreferred } from '../cards/actions/prefer.ts';
import { formOf } from '../forms/slice.ts';
import { cardOf, DISCOVER, form } from '../testing/open-wallet.ts';
import { useShop } from '../testing/use-shop.ts';

const here = useShop();

const tokenOf = async (shopper: string): Promise<string> =>
  (await here.shop.configOf(shopper)).authConfig.token;

/** Makes the service refuse every token for a call, until the faults are cleared. */
const refuse = (match: string) =>
  here.shop.controls.addFault({ match, when: 'before', kind: 'status', status: 401, times: 50 });

describe('a session that ends while the shopper does nothing', () => {
  it('is not ended by a refresh of the cards, but by the next request that they ask for', async () => {
    const { state, heard, report, actions } = await here.open('alice');
    actions.openFlyout({ screen: 'add-card' });
    await actions.loadCards();
    report.mockClear();
    refuse('wallet.list');
    const { cards } = state();
    actions.refreshCards();
    await expect.poll(() => here.calls('wallet.list').filter(({ status }) => status === 401)).not.toEqual([]);
    await actions.loadCards();
    expect([heard('session:expired').length, heard('error').length]).toEqual([1, 1]);
    expect(state().cards).toBe(cards);
  });

  it('reports nothing about a refresh that failed', async () => {
    const { heard, report, actions } = await here.open('alice');
    refuse('wallet.list');
    actions.refreshCards();
    const refused = () => here.calls('wallet.list').filter(({ status }) => status === 401);
    // A new token is refused as well.
    await expect.poll(refused).toHaveLength(2);
    here.shop.controls.clearFaults();
    await actions.loadCards();
    expect([heard('session:expired'), heard('error'), report.mock.calls]).toEqual([[], [], []]);
  });
});

/** Opens the wallet of a shopper whom the host names, and signs them in again. */
async function named(shopper: string) {
  const authConfig = { type: 'B2C', token: await tokenOf(shopper), shopperId: shopper } as const;
  const opened = await here.open(shopper, { authConfig });
  return {
    ...opened,
    async signInAgain() {
      here.shop.controls.clearFaults();
      opened.wallet.update({ token: await tokenOf(shopper), shopperId: shopper });
    },
  };
}

describe('the same shopper who has signed in again', () => {
  it('finds no message about the ended session in the form', async () => {
    const { state, actions, signInAgain } = await named('bob');
    actions.openFlyout({ screen: 'add-card' });
    await actions.loadAddresses();
    refuse('wallet.add-bank-card');
    await actions.submitCard(form, here.shop.fieldsWith({ accountNumber: DISCOVER }));
    expect(formOf(state(), 'add-card')).toEqual({ phase: 'editing', problem: { about: 'sessionExpired' } });
    await signInAgain();
    expect(formOf(state(), 'add-card')).toEqual({ phase: 'editing', problem: undefined });
  });

  it('finds no notice about it on the list', async () => {
    const opened = await named('alice');
    opened.actions.openFlyout();
    refuse('wallet.prefer-card');
    await makePreferred(opened.wallet)(cardOf(opened, '4444'));
    expect(opened.state().notice).toEqual({ tone: 'danger', about: 'sessionExpired' });
    await opened.signInAgain();
    expect(opened.state().notice).toBeUndefined();
  });

  it('finds the addresses loaded again [W-8.21]', async () => {
    const { state, actions, signInAgain } = await named('alice');
    actions.openFlyout({ screen: 'add-card' });
    refuse('wallet.list-billing-addresses');
    await actions.loadAddresses();
    expect(state().addresses.phase).toBe('failed');
    await signInAgain();
    await expect.poll(() => state().addresses.phase).toBe('ready');
    expect(actions.pickedAddress()).toBeDefined();
  });
});
