import { describe, expect, it } from 'vitest';
import { screenOf } from '../../flyout/rules.ts';
import { cardOf, ELM } from '../../testing/open-wallet.ts';
import { useShop } from '../../testing/use-shop.ts';
import { formOf } from '../slice.ts';
import { addressActions } from './actions.ts';

const box = useShop();
const { open, calls } = box;

/** Makes the next request of this name fail, with all its retries. */
const lose = (name: string, when: 'before' | 'after-commit') =>
  box.shop.controls.addFault({ match: `wallet.${name}`, when, kind: 'reset', times: 3 });

/** Opens the form for a new card with the shopper's addresses loaded. */
async function picking(shopper = 'alice') {
  const opened = await open(shopper);
  const addresses = addressActions(opened.wallet);
  opened.actions.openFlyout({ screen: 'add-card' });
  await addresses.loadAddresses();
  return {
    ...opened,
    ...addresses,
    list: () => {
      const { addresses: now } = opened.state();
      return now.phase === 'ready' ? now.list : [];
    },
    problem: () => formOf(opened.state(), 'update-address'),
    screen: () => screenOf(opened.state().flyout),
  };
}

/** Opens the form of the picked address as well. */
async function changing() {
  const opened = await picking();
  const old = opened.pickedAddress();
  if (!old) throw new Error('Alice has an address.');
  opened.openAddressForm(old.id);
  return { ...opened, old };
}

/** Returns the addresses of the service, as another page would load them. */
const stored = async () => (await picking()).list().map(({ address }) => address);

it('loads the addresses after the wallet has ended during a load and begun again', async () => {
  const { wallet, state, release } = await open('alice');
  const match = 'wallet.list-billing-addresses';
  const { arrived, letGo } = box.shop.controls.hold({ match, when: 'before' });
  const { loadAddresses } = addressActions(wallet);
  const loaded = loadAddresses();
  await arrived;
  release();
  await loaded;
  letGo();
  const releaseAgain = wallet.retain();
  await loadAddresses();
  expect(state().addresses.phase).toBe('ready');
  releaseAgain();
});

it('changes the address that was edited when the wallet ended and began again', async () => {
  const { wallet, saveAddress, old, list, release } = await changing();
  const count = list().length;
  release();
  await Promise.resolve();
  const releaseAgain = wallet.retain();
  await saveAddress({ ...old.address, street: '77 Changed St' });
  expect(list().find(({ id }) => id === old.id)?.address.street).toBe('77 Changed St');
  expect(list()).toHaveLength(count);
  releaseAgain();
});

it('picks an address that was saved while the list was still loading', async () => {
  const { wallet, actions, state } = await open('alice');
  actions.openFlyout({ screen: 'add-card' });
  const { hold } = box.shop.controls;
  const { arrived, letGo } = hold({ match: 'wallet.list-billing-addresses', when: 'after-commit' });
  const { loadAddresses, openAddressForm, saveAddress, pickedAddress } = addressActions(wallet);
  const loaded = loadAddresses();
  await arrived;
  openAddressForm();
  await saveAddress(ELM);
  await expect.poll(() => state().addresses.phase).toBe('ready');
  expect(pickedAddress()?.address.street).toBe('9 Elm St');
  letGo();
  await loaded;
  expect(pickedAddress()?.address.street).toBe('9 Elm St');
});

describe('loading the addresses', () => {
  it('reports a failure to the host and to analytics, and succeeds on a retry', async () => {
    const { wallet, state, heard, report } = await open('alice');
    const match = 'wallet.list-billing-addresses';
    box.shop.controls.addFault({ match, when: 'before', kind: 'status', status: 400, times: 1 });
    const { loadAddresses, pickedAddress } = addressActions(wallet);
    await loadAddresses();
    expect(state().addresses).toMatchObject({ phase: 'failed', error: { code: 'bad_request' } });
    expect(heard('error')).toMatchObject([{ error: { code: 'bad_request' } }]);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'bad_request' }));
    expect(pickedAddress()).toBeUndefined();
    await loadAddresses();
    expect(pickedAddress()).toBeDefined();
  });

  it('sends one request for several calls', async () => {
    const { wallet } = await open('alice');
    const { loadAddresses } = addressActions(wallet);
    await Promise.all([loadAddresses(), loadAddresses()]);
    await loadAddresses();
    expect(calls('wallet.list-billing-addresses')).toHaveLength(1);
  });
});

describe('a new address with a lost response', () => {
  it('is confirmed by the list, added once and picked', async () => {
    const { openAddressForm, saveAddress, pickedAddress, list, screen } = await picking();
    const before = list().length;
    openAddressForm();
    lose('save-billing-address', 'after-commit');
    await saveAddress(ELM);
    expect([pickedAddress()?.address, screen()]).toEqual([ELM, 'add-card']);
    expect(list()).toHaveLength(before + 1);
    expect(await stored()).toHaveLength(before + 1);
  });

  it('is reported as failed when it is not in the list, even if an older one is equal', async () => {
    const { openAddressForm, saveAddress, pickedAddress, list, problem, screen } = await picking();
    const [old] = list();
    openAddressForm();
    lose('save-billing-address', 'before');
    await saveAddress(old?.address ?? ELM);
    expect(problem()).toEqual({ phase: 'editing', problem: { about: 'saveAddressFailed' } });
    expect(screen()).toBe('update-address');
    expect(pickedAddress()).toEqual(old);
  });

  it('is sent again with the same idempotency key while unconfirmed, and saved once', async () => {
    const { openAddressForm, saveAddress, list, problem, screen } = await picking();
    const before = list().length;
    openAddressForm();
    lose('save-billing-address', 'after-commit');
    lose('list-billing-addresses', 'before');
    await saveAddress(ELM);
    expect(problem()).toEqual({ phase: 'editing', problem: { about: 'unconfirmedChange' } });
    await saveAddress(ELM);
    expect(screen()).toBe('add-card');
    expect(await stored()).toHaveLength(before + 1);
    expect(new Set(calls('wallet.save-billing-address').map(({ key }) => key)).size).toBe(1);
  });

  it('is unconfirmed when an equal one exists and the old list was never loaded', async () => {
    const { wallet, actions, state } = await open('alice');
    const { openAddressForm, saveAddress } = addressActions(wallet);
    const [known] = await stored();
    actions.openFlyout({ screen: 'add-card' });
    openAddressForm();
    lose('save-billing-address', 'before');
    await saveAddress(known ?? ELM);
    const { problem } = formOf(state(), 'update-address') as { problem: unknown };
    expect(problem).toEqual({ about: 'unconfirmedChange' });
  });
});

describe('a changed address with a lost response', () => {
  it('succeeds when the list contains the change', async () => {
    const { old, saveAddress, pickedAddress, list, screen } = await changing();
    const before = list().length;
    lose('save-billing-address', 'after-commit');
    await saveAddress({ ...old.address, unit: 'Floor 3' });
    expect(pickedAddress()).toEqual({ ...old, address: { ...old.address, unit: 'Floor 3' } });
    expect([list().length, screen()]).toEqual([before, 'add-card']);
  });

  it('is reported as failed when the list has the old text', async () => {
    const { old, saveAddress, pickedAddress, problem } = await changing();
    lose('save-billing-address', 'before');
    await saveAddress({ ...old.address, unit: 'Floor 3' });
    expect(problem()).toEqual({ phase: 'editing', problem: { about: 'saveAddressFailed' } });
    expect(pickedAddress()).toEqual(old);
  });

  it('is unconfirmed when it differs only in case from the stored one', async () => {
    const { old, saveAddress, problem } = await changing();
    lose('save-billing-address', 'before');
    await saveAddress({ ...old.address, street: old.address.street.toUpperCase() });
    expect(problem()).toEqual({ phase: 'editing', problem: { about: 'unconfirmedChange' } });
  });

  it('is reported as failed when only another entry has the same text', async () => {
    const { openAddressForm, saveAddress, list, problem } = await picking();
    const [home, other] = list();
    if (!home || !other) throw new Error('Alice has two addresses.');
    openAddressForm(other.id);
    lose('save-billing-address', 'before');
    await saveAddress(home.address);
    expect(problem()).toEqual({ phase: 'editing', problem: { about: 'saveAddressFailed' } });
    expect(list()).toEqual([home, other]);
  });
});

describe('picking an address', () => {
  it.each(['add-card', 'edit-card'] as const)(
    'marks %s as touched, so that leaving it is reported to analytics [W-2.11]',
    async (form) => {
      const opened = await picking();
      opened.actions.openFlyout({ screen: form, cardId: cardOf(opened, '4242').id });
      const second = opened.list()[1];
      opened.pickAddress(second?.id ?? '');
      expect(opened.pickedAddress()).toEqual(second);
      opened.state().showScreen('card-list');
      const abandoned = { type: 'FORM_FIELD_ABANDONMENT', form };
      expect(opened.report.mock.calls.flat()).toContainEqual(abandoned);
    },
  );

  it('touches no form that is not on screen', async () => {
    const { pickAddress, actions, list, state } = await picking();
    actions.closeFlyout('host');
    pickAddress(list()[1]?.id ?? '');
    expect(state().touched).toEqual([]);
  });
});

describe('leaving the address form', () => {
  it('returns to the card form and saves nothing', async () => {
    const { openAddressForm, leaveAddressForm, list, screen } = await picking();
    const before = list();
    openAddressForm();
    leaveAddressForm();
    expect([screen(), list()]).toEqual(['add-card', before]);
    expect(calls('wallet.save-billing-address')).toEqual([]);
  });

  it('returns to the card list when no card form is open', async () => {
    const { wallet, actions, state } = await open('alice');
    const { openAddressForm, leaveAddressForm } = addressActions(wallet);
    actions.openFlyout({ screen: 'card-list' });
    openAddressForm();
    leaveAddressForm();
    expect(screenOf(state().flyout)).toBe('card-list');
  });
});

describe('the address that is picked at first', () => {
  it('is the own address of the card, else the first one, also when the list is loaded [W-4.32]', async () => {
    const { loadAddresses, pickedAddress, list } = await picking();
    const [first, second] = list();
    expect(pickedAddress()).toEqual(first);
    await loadAddresses(second?.address);
    expect(pickedAddress()).toEqual(second);
    await loadAddresses(ELM);
    expect(pickedAddress()).toEqual(first);
    expect(calls('wallet.list-billing-addresses')).toHaveLength(1);
  });

  it('is none for a shopper without addresses', async () => {
    const { loadAddresses, pickedAddress, wallet } = await picking();
    wallet.store.setState({ addresses: { phase: 'ready', list: [] } });
    await loadAddresses();
    expect(pickedAddress()).toBeUndefined();
  });
});

describe('a saved address', () => {
  it('gets the type delivery when it is new, and keeps its type otherwise [W-3.27]', async () => {
    const { openAddressForm, saveAddress, list } = await picking();
    const [home] = list();
    if (home?.type !== 'home') throw new Error('Alice has a home address.');
    openAddressForm(home.id);
    await saveAddress({ ...home.address, unit: 'Floor 3' });
    openAddressForm();
    await saveAddress(ELM);
    const saved = [
      { ...home, address: { ...home.address, unit: 'Floor 3' } },
      expect.objectContaining({ type: 'delivery', address: ELM }),
    ];
    expect(list()).toEqual(expect.arrayContaining(saved));
    // Another page sees the same.
    expect((await picking()).list()).toEqual(expect.arrayContaining(saved));
  });

  it.each(['ready', 'idle'] as const)(
    'is neither picked nor followed by the card form when the shopper has left, with the list %s',
    async (phase) => {
      const opened = await picking();
      const before = opened.pickedAddress();
      if (phase === 'idle') opened.wallet.store.setState({ addresses: { phase } });
      opened.openAddressForm();
      const held = box.shop.controls.hold({ match: 'wallet.save-billing-address', when: 'after-commit' });
      const saving = opened.saveAddress(ELM);
      await held.arrived;
      opened.actions.closeFlyout('host');
      opened.actions.openFlyout({ screen: 'add-gift-card' });
      held.letGo();
      await saving;
      await expect.poll(() => opened.list().map(({ address }) => address)).toContainEqual(ELM);
      expect([opened.pickedAddress(), opened.screen()]).toEqual([before, 'add-gift-card']);
    },
  );
});

it('recognizes a new address that the service has normalized when the response is lost', async () => {
  const { openAddressForm, saveAddress, pickedAddress, screen } = await picking();
  const otherTab = await picking();
  otherTab.openAddressForm();
  await otherTab.saveAddress({ ...ELM, street: '9 ELM ST' });
  openAddressForm();
  lose('save-billing-address', 'before');
  await saveAddress(ELM);
  expect(pickedAddress()?.id).toBe(otherTab.pickedAddress()?.id);
  expect(screen()).toBe('add-card');
});
