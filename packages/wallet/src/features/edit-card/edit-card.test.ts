import { cardChanges } from '../../cards/changes.ts';
import { recordRequests } from '@grocer/foundation/testing';
import { describe, expect, it, vi } from 'vitest';
import { addressActions } from '../../forms/addresses/actions.ts';
import { editCardActions } from './actions.ts';
import type { EditCardForm } from './actions.ts';
import { screenOf } from '../../flyout/rules.ts';
import { formOf } from '../../forms/slice.ts';
import { listOf } from '../../cards/rules.ts';
import { cardOf } from '../../testing/open-wallet.ts';
import { useShop } from '../../testing/use-shop.ts';

const here = useShop();
const { open, calls } = here;

const form: EditCardForm = {
  firstName: 'Anna ',
  lastName: 'Lee',
  month: '09',
  year: '2033',
  preferred: false,
};

/** Opens the edit form of one of Alice's cards, with her addresses loaded. */
async function editing(lastFour: string) {
  const opened = await open('alice');
  const card = cardOf(opened, lastFour);
  opened.actions.openFlyout({ screen: 'edit-card', cardId: card.id });
  await addressActions(opened.wallet).loadAddresses(card.address);
  const { submitEdit, abandon, refuse } = editCardActions(opened.wallet);
  const onBadCode = vi.fn();
  const submit = (cvv: string, changed: Partial<EditCardForm> = {}, fields = here.shop.codeWith(cvv)) =>
    submitEdit({ card, form: { ...form, ...changed }, fields, onBadCode });
  const editForm = () => formOf(opened.state(), 'edit-card');
  return { ...opened, card, submit, abandon, refuse, onBadCode, editForm };
}

describe('editing a card', () => {
  it('replaces the card in its place, keeps it selected and shows a success notice [W-4.22] [W-4.24]', async () => {
    const { submit, state, card, heard, wallet, report } = await editing('4242');
    const place = wallet.getState().cards.findIndex(({ id }) => id === card.id);
    await submit('123', { preferred: true });
    const after = wallet.getState();
    expect(after.cards[place]).toMatchObject({
      lastFour: '4242',
      expirationMonth: '09',
      expirationYear: '2033',
    });
    expect(after.selection.bank[0]).toMatchObject({ lastFour: '4242', expirationYear: '2033' });
    expect(state().draft.bank).toEqual([after.cards[place]?.id]);
    expect(screenOf(state().flyout)).toBe('card-list');
    expect(state().notice).toEqual({ tone: 'success', about: 'edited' });
    expect(heard('card:edited')).toMatchObject([{ card: { lastFour: '4242', expirationYear: '2033' } }]);
    expect(report).toHaveBeenCalledWith({
      type: 'UPDATE_PAYMENT_METHOD',
      action: 'edit',
      paymentMethod: 'bank',
    });
  });

  it('trims the names', async () => {
    const { submit, state } = await editing('4242');
    const recording = recordRequests('http://');
    await submit('123', { firstName: ' Anna ', lastName: ' van Lee ' });
    recording.stop();
    const names = { firstName: 'Anna', lastName: 'van Lee' };
    expect(recording.requests.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ paymentMethod: expect.objectContaining(names) }),
    );
    expect(listOf(state().cards)).toContainEqual(expect.objectContaining({ lastFour: '4242', ...names }));
  });

  it('removes the preferred mark from the other cards', async () => {
    const { submit, wallet } = await editing('4444');
    await submit('123', { preferred: true });
    const marked = wallet.getState().cards.filter(({ preferredFor }) => preferredFor.includes('CLICKLIST'));
    expect(marked.map(({ lastFour }) => lastFour)).toEqual(['4444']);
  });

  it('makes an expired card valid again', async () => {
    const { submit, wallet, card } = await editing('0005');
    expect(card.expired).toBe(true);
    await submit('1234');
    expect(wallet.getState().cards.find(({ lastFour }) => lastFour === '0005')?.expired).toBe(false);
  });

  it.each([
    ['12', '882'],
    ['', '882'],
    ['abc', '881'],
  ])('leaves the invalid security code %j to the frame without a banner [W-5.23]', async (cvv, code) => {
    const { submit, editForm, onBadCode, report } = await editing('4242');
    await submit(cvv);
    expect(onBadCode).toHaveBeenCalledOnce();
    expect(editForm()).toEqual({ phase: 'editing', problem: undefined });
    expect(report).toHaveBeenCalledWith({ type: 'USER_CONSTRAINT_ERROR', code, fields: ['securityCode'] });
  });

  it('shows a banner for other hosted field errors and reports them [W-8.26]', async () => {
    const { submit, editForm, onBadCode, report } = await editing('4242');
    await submit('999');
    expect(onBadCode).not.toHaveBeenCalled();
    expect(editForm()).toEqual({ phase: 'editing', problem: { about: 'editFailed' } });
    expect(report).toHaveBeenCalledWith({
      type: 'USER_CONSTRAINT_ERROR',
      code: '889',
      fields: ['card'],
      description: 'Invalid card information.',
    });
    expect(report).toHaveBeenCalledWith({
      type: 'CUSTOMER_FACING_SERVICE_ERROR',
      code: '889',
      endpoint: 'hosted-fields',
    });
  });

  it('shows the service’s own message when there is one [W-8.18]', async () => {
    const { submit, editForm } = await editing('4242');
    await submit('998');
    const shown = editForm();
    expect(shown).toMatchObject({ problem: { about: 'said' } });
    expect(JSON.stringify(shown)).not.toMatch(/RV32937|undefined/);
  });

  it('requires a valid billing address before it tokenizes the card [W-4.22] [W-5.8] [W-5.9]', async () => {
    const { submit: submitWith, editForm, wallet, heard } = await editing('4242');
    const tokenise = vi.fn(here.shop.codeWith('123').tokenise);
    const validate = vi.fn();
    const submit = (cvv: string) => submitWith(cvv, {}, { ...here.shop.codeWith(cvv), tokenise, validate });
    wallet.store.setState({ billingAddressId: undefined });
    await submit('123');
    expect(editForm()).toMatchObject({ problem: { about: 'addressRequired' } });
    const { addresses } = wallet.store.getState();
    const list = addresses.phase === 'ready' ? addresses.list : [];
    const bad = list.map((saved) => ({ ...saved, address: { ...saved.address, street: '<b>' } }));
    wallet.store.setState({ addresses: { phase: 'ready', list: bad }, billingAddressId: bad[0]?.id });
    await submit('123');
    expect(editForm()).toMatchObject({ problem: { about: 'addressInvalid' } });
    expect(heard('validation:failed')).toEqual([
      { fields: ['billingAddress'] },
      { fields: ['billingAddress'] },
    ]);
    expect(tokenise).not.toHaveBeenCalled();
    // An invalid security code is shown at once, not only after the address is corrected.
    expect(validate).toHaveBeenCalledTimes(2);
    expect(calls('wallet.edit-card')).toEqual([]);
  });

  it('succeeds when the response is lost and the list shows the edit', async () => {
    const { submit, state, wallet } = await editing('4242');
    here.shop.controls.addFault({ match: 'wallet.edit-card', when: 'after-commit', kind: 'reset', times: 3 });
    await submit('123');
    expect(state().notice).toEqual({ tone: 'success', about: 'edited' });
    expect(wallet.getState().cards.find(({ lastFour }) => lastFour === '4242')).toMatchObject({
      expirationMonth: '09',
      expirationYear: '2033',
    });
  });

  it('shows a failure when the request was lost and the card is unchanged', async () => {
    const { submit, editForm } = await editing('4242');
    here.shop.controls.addFault({ match: 'wallet.edit-card', when: 'before', kind: 'reset', times: 3 });
    await submit('123');
    expect(editForm()).toEqual({ phase: 'editing', problem: { about: 'editFailed' } });
  });

  it('reuses the idempotency key on a retry while the outcome is unknown', async () => {
    const { submit, editForm } = await editing('4242');
    here.shop.controls.addFault({ match: 'wallet.edit-card', when: 'after-commit', kind: 'reset', times: 3 });
    here.shop.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'reset', times: 3 });
    await submit('123');
    expect(editForm()).toEqual({ phase: 'editing', problem: { about: 'unconfirmedChange' } });
    await submit('123');
    const keys = calls('wallet.edit-card').map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('is unconfirmed when another tab has changed the card', async () => {
    const { submit, editForm } = await editing('4242');
    const otherTab = await editing('4242');
    await otherTab.submit('123', { month: '10' });
    here.shop.controls.addFault({ match: 'wallet.edit-card', when: 'before', kind: 'reset', times: 3 });
    await submit('123');
    expect(editForm()).toEqual({ phase: 'editing', problem: { about: 'unconfirmedChange' } });
  });

  it('clears the security code field and asks for it again when its token was used', async () => {
    const { submit, editForm, actions, card } = await editing('4242');
    const { tokenise, ...others } = here.shop.codeWith('123');
    const token = await tokenise();
    const restart = vi.fn();
    const fields = { ...others, restart, tokenise: () => Promise.resolve(token) };
    await submit('', {}, fields);
    expect(restart).not.toHaveBeenCalled();
    actions.openFlyout({ screen: 'edit-card', cardId: card.id });
    await submit('', { month: '10' }, fields);
    expect(editForm()).toEqual({ phase: 'editing', problem: { about: 'codeAgain' } });
    expect(restart).toHaveBeenCalledOnce();
  });

  it('keeps the security code after another refusal', async () => {
    const { submit, editForm } = await editing('4242');
    const restart = vi.fn();
    const match = 'wallet.edit-card';
    here.shop.controls.addFault({ match, when: 'before', kind: 'status', status: 402, times: 1 });
    await submit('', {}, { ...here.shop.codeWith('123'), restart });
    expect(editForm()).toMatchObject({ phase: 'editing', problem: {} });
    expect(restart).not.toHaveBeenCalled();
  });

  it('applies a late edit without navigating from a screen opened meanwhile', async () => {
    const { submit, actions, state, wallet } = await editing('4242');
    const held = here.shop.controls.hold({ match: 'wallet.edit-card', when: 'after-commit' });
    const submitted = submit('123');
    await held.arrived;
    actions.closeFlyout('host');
    actions.openFlyout({ screen: 'add-card' });
    held.letGo();
    await submitted;
    expect(wallet.getState().cards).toContainEqual(expect.objectContaining({ expirationYear: '2033' }));
    expect([screenOf(state().flyout), state().notice]).toEqual(['add-card', undefined]);
  });

  it('reports invalid fields to the host and to analytics by name only [W-5.28]', async () => {
    const { refuse, heard, report } = await editing('4242');
    refuse(['firstName', 'expirationDate']);
    const fields = ['firstName', 'expirationDate'];
    expect(heard('validation:failed')).toEqual([{ fields }]);
    expect(report).toHaveBeenCalledWith({ type: 'USER_CONSTRAINT_ERROR', code: 'invalid_fields', fields });
  });

  it('reports an abandonment when the shopper goes back [W-2.35]', async () => {
    const { abandon, state, report } = await editing('4242');
    abandon();
    expect(screenOf(state().flyout)).toBe('card-list');
    expect(report).toHaveBeenCalledWith({ type: 'FORM_FIELD_ABANDONMENT', form: 'edit-card' });
  });

  it('picks the card’s own address when another form has requested the list before [W-4.32]', async () => {
    const opened = await open('alice');
    const { loadAddresses, pickedAddress } = addressActions(opened.wallet);
    await loadAddresses();
    const { addresses } = opened.state();
    const second = addresses.phase === 'ready' ? addresses.list[1] : undefined;
    opened.wallet.store.setState({ addresses: { phase: 'idle' } });
    const running = loadAddresses();
    await loadAddresses(second?.address);
    await running;
    expect(pickedAddress()).toEqual(second);
    await loadAddresses();
    expect(pickedAddress()).not.toEqual(second);
  });

  it('follows a card with a new id in the list, the checkout and the flyout [W-4.23]', async () => {
    const opened = await open('alice');
    const card = cardOf(opened, '4242');
    opened.actions.openFlyout();
    cardChanges(opened.wallet).replaceCard(card.id, { ...card, id: 'new-id' });
    const { cards, selection } = opened.wallet.getState();
    expect(cards.map(({ id }) => id)).toContain('new-id');
    expect(cards.map(({ id }) => id)).not.toContain(card.id);
    expect([opened.state().checkout.bank, opened.state().draft.bank]).toEqual([['new-id'], ['new-id']]);
    expect(selection.bank[0]?.id).toBe('new-id');
  });

  it('sends an address that was corrected before the retry', async () => {
    const { submit, wallet, state } = await editing('4242');
    const { saveAddress, openAddressForm, pickedAddress } = addressActions(wallet);
    here.shop.controls.addFault({ match: 'wallet.edit-card', when: 'before', kind: 'reset', times: 3 });
    await submit('123');
    const picked = pickedAddress();
    openAddressForm(picked?.id);
    if (picked) await saveAddress({ ...picked.address, unit: 'Floor 9' });
    expect(screenOf(state().flyout)).toBe('edit-card');
    await submit('123');
    expect(state().notice).toMatchObject({ about: 'edited' });
    const saved = cardOf({ state } as Awaited<ReturnType<typeof open>>, '4242');
    expect(saved.address?.unit).toBe('Floor 9');
  });
});

it('looks up an edit with a lost response by its card, among bank cards only', async () => {
  const { submit, state, wallet, actions } = await editing('4444');
  await actions.loadCards();
  here.shop.controls.addFault({ match: 'wallet.edit-card', when: 'after-commit', kind: 'reset', times: 3 });
  const recording = recordRequests('http://');
  await submit('123');
  recording.stop();
  expect(state().notice).toEqual({ tone: 'success', about: 'edited' });
  expect(wallet.getState().cards.find(({ lastFour }) => lastFour === '4444')?.expirationYear).toBe('2033');
  const lists = recording.requests.filter(({ method }) => method === 'GET');
  const flags = { 'show-snap-card': 'false', 'show-gift-cards': 'false', 'giftcard-balance': 'false' };
  expect(lists.map(({ headers }) => headers)).toEqual([expect.objectContaining(flags)]);
});

it.each([
  ['CLICKLIST', true],
  ['MEMBERSHIP', false],
] as const)('knows whether %s prefers the card: %s', async (appName, isPreferred) => {
  const opened = await open('alice', { appName });
  expect(editCardActions(opened.wallet).isPreferred(cardOf(opened, '4242'))).toBe(isPreferred);
});
