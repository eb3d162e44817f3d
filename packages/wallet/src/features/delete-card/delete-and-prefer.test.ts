import { recordRequests } from '@grocer/foundation/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makePreferred } from '../../cards/actions/prefer.ts';
import { deleteCardActions } from './actions.ts';
import { screenOf } from '../../flyout/rules.ts';
import { formOf } from '../../forms/slice.ts';
import { form, VISA, cardOf } from '../../testing/open-wallet.ts';
import { useShop } from '../../testing/use-shop.ts';

const here = useShop();
const { open, calls } = here;

async function deleting(shopper: string, lastFour: string) {
  const opened = await open(shopper);
  const card = cardOf(opened, lastFour);
  opened.actions.openFlyout({ screen: 'delete-card', cardId: card.id });
  return { ...opened, card, remove: () => deleteCardActions(opened.wallet).removeCard(card) };
}

describe('deleting a card', () => {
  it('removes it from the list and from all selections, and shows a success notice [W-4.25] [W-4.26]', async () => {
    const { remove, wallet, state, heard, report, card } = await deleting('alice', '4242');
    expect(wallet.getState().selection.bank[0]?.id).toBe(card.id);
    await remove();
    expect(wallet.getState().cards.some(({ id }) => id === card.id)).toBe(false);
    expect([state().checkout.bank, state().draft.bank]).toEqual([[], []]);
    expect(screenOf(state().flyout)).toBe('card-list');
    expect(state().notice).toEqual({ tone: 'success', about: 'deleted' });
    expect(heard('card:deleted')).toMatchObject([{ card: { lastFour: '4242' } }]);
    expect(report).toHaveBeenCalledWith({
      type: 'UPDATE_PAYMENT_METHOD',
      action: 'delete',
      paymentMethod: 'bank',
    });
    expect((await open('alice')).wallet.getState().cards.some(({ id }) => id === card.id)).toBe(false);
  });

  it('sends no request for a card that was never saved [W-4.25]', async () => {
    const opened = await open('bob');
    opened.actions.openFlyout({ screen: 'add-card' });
    await opened.actions.loadAddresses();
    await opened.actions.submitCard({ ...form, save: false }, here.shop.fieldsWith({ accountNumber: VISA }));
    const card = cardOf(opened, '4242');
    opened.actions.openFlyout({ screen: 'delete-card', cardId: card.id });
    await deleteCardActions(opened.wallet).removeCard(card);
    expect(opened.wallet.getState().cards).toEqual([]);
    expect(calls('wallet.delete-card')).toEqual([]);
  });

  it('shows a failure and keeps the card [W-4.26] [W-8.20]', async () => {
    const { remove, wallet, state, card } = await deleting('alice', '4444');
    here.shop.controls.addFault({ match: 'wallet.delete-card', when: 'before', kind: 'status', status: 400 });
    await remove();
    expect(screenOf(state().flyout)).toBe('delete-card');
    expect(formOf(state(), 'delete-card')).toEqual({ phase: 'editing', problem: { about: 'deleteFailed' } });
    expect(wallet.getState().cards.some(({ id }) => id === card.id)).toBe(true);
  });

  it('does not accept a captive portal’s 200, but confirms a deletion behind it', async () => {
    const { remove, wallet, state, card } = await deleting('alice', '4444');
    const portal = { match: 'wallet.delete-card', kind: 'html', status: 200 } as const;
    here.shop.controls.addFault({ ...portal, when: 'before' });
    await remove();
    expect(formOf(state(), 'delete-card')).toEqual({ phase: 'editing', problem: { about: 'deleteFailed' } });
    expect(wallet.getState().cards.some(({ id }) => id === card.id)).toBe(true);
    here.shop.controls.addFault({ ...portal, when: 'after-commit' });
    await remove();
    expect(state().notice).toEqual({ tone: 'success', about: 'deleted' });
  });

  it('shows a failure when a gateway responds with 404', async () => {
    const { remove, state, wallet, card } = await deleting('alice', '4444');
    here.shop.controls.addFault({ match: 'wallet.delete-card', when: 'before', kind: 'status', status: 404 });
    await remove();
    expect(formOf(state(), 'delete-card')).toEqual({ phase: 'editing', problem: { about: 'deleteFailed' } });
    expect(wallet.getState().cards.some(({ id }) => id === card.id)).toBe(true);
  });

  it.each([400, 403, 404, 429])('succeeds when a %i follows a lost response', async (status) => {
    const { remove, state } = await deleting('alice', '4444');
    const { addFault } = here.shop.controls;
    addFault({ match: 'wallet.delete-card', when: 'after-commit', kind: 'reset', times: 1 });
    // The first request is not met by this fault on its way in.
    addFault({ match: 'wallet.delete-card', when: 'after-commit', kind: 'status', status, times: 4 });
    await remove();
    expect(state().notice).toEqual({ tone: 'success', about: 'deleted' });
  });

  it('succeeds when the response was lost or the card was already gone', async () => {
    const { remove, state } = await deleting('alice', '4444');
    here.shop.controls.addFault({
      match: 'wallet.delete-card',
      when: 'after-commit',
      kind: 'reset',
      times: 3,
    });
    await remove();
    expect(state().notice).toMatchObject({ about: 'deleted' });
    const other = await deleting('alice', '4242');
    const twin = await deleting('alice', '4242');
    await other.remove();
    await twin.remove();
    expect(twin.state().notice).toMatchObject({ about: 'deleted' });
  });
});

/** Makes the next request to delete a card fail, with all its retries. */
const lose = (when: 'before' | 'after-commit') =>
  here.shop.controls.addFault({ match: 'wallet.delete-card', when, kind: 'reset', times: 3 });

describe('a deletion with a lost response', () => {
  it.each(['4444', '1000', '0004'])(
    'is reported as failed when %s is still in the list [W-8.20]',
    async (lastFour) => {
      const { remove, wallet, state, card, heard } = await deleting('alice', lastFour);
      lose('before');
      await remove();
      expect(formOf(state(), 'delete-card')).toEqual({
        phase: 'editing',
        problem: { about: 'deleteFailed' },
      });
      expect(wallet.getState().cards.some(({ id }) => id === card.id)).toBe(true);
      expect(heard('card:deleted')).toEqual([]);
    },
  );

  it('is unconfirmed while the list is lost too, and succeeds on a retry with the same idempotency key', async () => {
    const { remove, actions, wallet, state, card } = await deleting('alice', '4444');
    // Opening reloads the cards, and that request would use up the fault.
    await actions.loadCards();
    lose('after-commit');
    here.shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'reset', times: 3 });
    await remove();
    const unsure = { phase: 'editing', problem: { about: 'unconfirmedChange' } };
    expect(formOf(state(), 'delete-card')).toEqual(unsure);
    expect(wallet.getState().cards.some(({ id }) => id === card.id)).toBe(true);
    await remove();
    expect(state().notice).toMatchObject({ about: 'deleted' });
    expect(new Set(calls('wallet.delete-card').map(({ key }) => key)).size).toBe(1);
  });

  it('removes the card without navigating from a screen opened meanwhile', async () => {
    const { remove, actions, wallet, state, card } = await deleting('alice', '4444');
    const held = here.shop.controls.hold({ match: 'wallet.delete-card', when: 'after-commit' });
    const removed = remove();
    await held.arrived;
    actions.closeFlyout('host');
    actions.openFlyout({ screen: 'add-card' });
    held.letGo();
    await removed;
    expect(wallet.getState().cards.some(({ id }) => id === card.id)).toBe(false);
    expect([screenOf(state().flyout), state().notice]).toEqual(['add-card', undefined]);
  });
});

describe('the preferred card', () => {
  it('is saved, selected, moved to the top and emitted [W-4.27] [W-1.5]', async () => {
    const opened = await open('alice');
    const { wallet, state, heard } = opened;
    opened.actions.openFlyout();
    await makePreferred(wallet)(cardOf(opened, '4444'));
    const marked = () =>
      wallet
        .getState()
        .cards.filter(({ preferredFor }) => preferredFor.includes('CLICKLIST'))
        .map(({ lastFour }) => lastFour);
    expect(marked()).toEqual(['4444']);
    expect(state().draft.bank).toEqual([cardOf(opened, '4444').id]);
    expect(state().notice).toEqual({ tone: 'success', about: 'preferred' });
    expect(heard('card:preferred')).toMatchObject([{ card: { lastFour: '4444' } }]);
    const ids = () => wallet.getState().cards.map(({ id }) => id);
    const before = ids();
    expect(before[0]).toBe(cardOf(opened, '4444').id);
    await opened.actions.loadCards();
    expect([marked(), ids()]).toEqual([['4444'], before]);
  });

  it('is not selected over a card that the shopper has chosen meanwhile', async () => {
    const opened = await open('alice');
    opened.actions.openFlyout();
    const { arrived, letGo } = here.shop.controls.hold({ match: 'wallet.prefer-card', when: 'after-commit' });
    const saving = makePreferred(opened.wallet)(cardOf(opened, '4444'));
    await arrived;
    opened.actions.choose(cardOf(opened, '4444'));
    opened.actions.choose(cardOf(opened, '4242'));
    letGo();
    await saving;
    expect(opened.state().draft.bank).toEqual([cardOf(opened, '4242').id]);
  });

  it('is the service’s last one when the answer comes after the shopper has left', async () => {
    const opened = await open('alice');
    opened.actions.openFlyout();
    const { arrived, letGo } = here.shop.controls.hold({ match: 'wallet.prefer-card', when: 'after-commit' });
    const first = makePreferred(opened.wallet)(cardOf(opened, '4444'));
    await arrived;
    opened.actions.closeFlyout('cancelled');
    opened.actions.openFlyout();
    await makePreferred(opened.wallet)(cardOf(opened, '4242'));
    letGo();
    await first;
    await expect.poll(() => cardOf(opened, '4444').preferredFor).not.toContain('CLICKLIST');
    expect(cardOf(opened, '4242').preferredFor).toContain('CLICKLIST');
  });

  it('tells that it was refused also after the question whether to leave', async () => {
    const opened = await open('alice', { checkoutConfig: { orderInfo: { total: 9647 } } });
    opened.actions.openFlyout();
    opened.actions.choose(cardOf(opened, '4444'));
    const fault = { match: 'wallet.prefer-card', when: 'before', kind: 'status', status: 400 } as const;
    here.shop.controls.addFault(fault);
    const saving = makePreferred(opened.wallet)(cardOf(opened, '4444'));
    opened.actions.requestClose('escape');
    expect(screenOf(opened.state().flyout)).toBe('exit-confirm');
    await saving;
    opened.actions.keepChanges();
    expect(opened.state().notice).toEqual({ tone: 'danger', about: 'preferFailed' });
  });

  it('is marked as saving during the request', async () => {
    const opened = await open('alice');
    const { id } = cardOf(opened, '4444');
    const saving = makePreferred(opened.wallet)(cardOf(opened, '4444'));
    await expect.poll(() => opened.state().checks[id], { interval: 1 }).toBe('saving');
    await saving;
    expect(opened.state().checks[id]).toBeUndefined();
  });

  it('is separate for each application [W-1.5]', async () => {
    const member = await open('alice', { appName: 'MEMBERSHIP' });
    await makePreferred(member.wallet)(cardOf(member, '4444'));
    const shopper = await open('alice');
    expect(cardOf(shopper, '4242').preferredFor).toEqual(['CLICKLIST']);
    expect(cardOf(shopper, '4444').preferredFor).toEqual(['MEMBERSHIP']);
  });

  it('does not change on a captive portal’s 200', async () => {
    const opened = await open('alice');
    opened.actions.openFlyout();
    here.shop.controls.addFault({ match: 'wallet.prefer-card', when: 'before', kind: 'html', status: 200 });
    await makePreferred(opened.wallet)(cardOf(opened, '4444'));
    expect(cardOf(opened, '4242').preferredFor).toEqual(['CLICKLIST']);
    expect(opened.state().notice).toEqual({ tone: 'danger', about: 'preferFailed' });
  });

  it('does not change when the service refuses, and a notice is shown', async () => {
    const opened = await open('alice');
    opened.actions.openFlyout();
    here.shop.controls.addFault({ match: 'wallet.prefer-card', when: 'before', kind: 'status', status: 400 });
    await makePreferred(opened.wallet)(cardOf(opened, '4444'));
    expect(cardOf(opened, '4242').preferredFor).toEqual(['CLICKLIST']);
    expect(opened.state().notice).toEqual({ tone: 'danger', about: 'preferFailed' });
    expect(opened.heard('card:preferred')).toEqual([]);
  });
});

/** Makes a card unreadable in every later list, like a card of a kind that this wallet does not know. */
function spoil(id: string): void {
  const send = globalThis.fetch;
  const watched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
    const answer = await send(...asked);
    const text = await answer.clone().text();
    return text.includes(id) ? new Response(text.replaceAll(`"${id}"`, 'null'), answer) : answer;
  });
  onTestFinished(() => watched.mockRestore());
}

describe('the look-up of a card whose deletion got no response', () => {
  it('is inconclusive while the list has a card that cannot be read, since it may be this one', async () => {
    const { remove, actions, state, card, heard } = await deleting('alice', '4444');
    await actions.loadCards();
    lose('before');
    spoil(card.id);
    await remove();
    const unsure = { phase: 'editing', problem: { about: 'unconfirmedChange' } };
    expect(formOf(state(), 'delete-card')).toEqual(unsure);
    expect(heard('card:deleted')).toEqual([]);
  });

  it('requests all kinds of cards, without balances', async () => {
    const { remove, actions } = await deleting('alice', '1000');
    await actions.loadCards();
    lose('before');
    const recording = recordRequests('http://');
    await remove();
    recording.stop();
    const lists = recording.requests.filter(({ method }) => method === 'GET');
    const flags = { 'show-snap-card': 'true', 'show-gift-cards': 'true', 'giftcard-balance': 'false' };
    expect(lists.map(({ headers }) => headers)).toEqual([expect.objectContaining(flags)]);
  });
});
