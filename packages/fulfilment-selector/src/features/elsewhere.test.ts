import type { ActiveModality } from '../config.ts';
import { optionKey } from '@grocer/foundation/domain';
import { describe, expect, it } from 'vitest';
import { addressActions } from './addresses/actions.ts';
import { listOf } from '../core/address-rules.ts';
import type { SelectorConfig } from '../config.ts';
import { storeIdOf } from '../core/used-rules.ts';
import { delivery, pickup, PLACE, STORE } from '../testing/places.ts';
import { useSandbox } from '../testing/use-sandbox.ts';

// What was true when it was loaded, and is not any more.

const box = useSandbox();
const UPFRONT: Partial<SelectorConfig> = { toggles: { upfrontTimeslots: true }, persistence: false };

/** Starts Alice's selector with an open window and results. */
async function opened(more: Partial<SelectorConfig> = {}) {
  const one = await box.start('alice', { postalCode: '45202', persistence: false, ...more });
  one.state().openWindow();
  await expect.poll(() => one.state().results.phase).toBe('ready');
  return { ...one, act: addressActions(one.selector) };
}

/** Reserves the chosen time for the address at an index of the book, and returns the key of its option. */
async function reservedFor(one: Awaited<ReturnType<typeof opened>>, at: number) {
  const { state } = one;
  const entry = listOf(state().book)[at];
  if (!entry) throw new Error('There is no such address.');
  const destination = { kind: 'address', address: entry.address, id: entry.id } as const;
  await state().shop({ modality: 'DELIVERY', destination, isOwnDelivery: true }, 'test', { goOn: () => {} });
  await state().wantTimes(state().used.active);
  const { times } = state();
  const open = times.phase === 'ready' ? times.offer.days.flatMap((day) => day.times) : [];
  return { entry, open };
}

describe('a time that is held for one address', () => {
  it('is not held for another one with the same option, which is reserved by its own request [F-4.11]', async () => {
    const one = await opened(UPFRONT);
    const { state } = one;
    const first = await reservedFor(one, 0);
    await state().reserveTime();
    const [held] = [state().reservation].flatMap((hold) => (hold.phase === 'held' ? [hold.held] : []));
    expect(held?.area).toBe('45202');
    const other = await reservedFor(one, 1);
    expect(other.entry.address.postalCode.slice(0, 5)).not.toBe(first.entry.address.postalCode.slice(0, 5));
    const same = other.open.find((option) => held && optionKey(option) === optionKey(held.option));
    if (!same) throw new Error('The other address has other options.');
    const day = state().times;
    const date =
      day.phase === 'ready' ? day.offer.days.find(({ times }) => times.includes(same))?.date : undefined;
    state().chooseDay(date ?? other.open[0]?.window.value.slice(0, 10) ?? '', optionKey(same));
    const before = box.calls('promise.create');
    await state().reserveTime();
    expect(box.calls('promise.create')).toBe(before + 1);
    expect(state().reservation).toMatchObject({ phase: 'held', held: { area: '41011' } });
  });

  it('is not given up by a look at another day while it is being reserved [F-4.19]', async () => {
    const one = await opened(UPFRONT);
    const { state } = one;
    await reservedFor(one, 0);
    const { chosenTime } = state();
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'promise.create', when: 'before' });
    const reserving = state().reserveTime();
    await arrived;
    state().chooseDay('2030-01-01', undefined);
    expect(state()).toMatchObject({ chosenTime, reserving: { phase: 'saving' } });
    letGo();
    await reserving;
    expect(state().reservation.phase).toBe('held');
  });
});

describe('the address book', () => {
  it('is read again whenever it is opened, since another page may have changed it [F-4.4]', async () => {
    const one = await opened();
    const elsewhere = await opened();
    const gone = listOf(elsewhere.state().book)[1];
    elsewhere.act.openForm(gone?.id);
    elsewhere.act.askToRemove(gone?.id ?? '');
    await elsewhere.act.removeAddress();
    expect(listOf(one.state().book)).toContainEqual(gone);
    one.state().openBook();
    await expect.poll(() => listOf(one.state().book)).not.toContainEqual(gone);
    one.state().closeWindow('close');
    const before = box.calls('profile.addresses.list');
    one.state().openWindow('ADDRESS_BOOK');
    await expect.poll(() => box.calls('profile.addresses.list')).toBe(before + 1);
  });

  it('keeps what is typed into another form while one is saved', async () => {
    const { state, act, selector } = await opened();
    state().openBook({ modality: 'DELIVERY', isOwn: false, wantsTimes: false });
    await state().loadBook();
    act.openForm();
    const address = { ...PLACE, street: '9 New Street' };
    const { arrived, letGo } = box.sandbox.controls.hold({ match: 'profile.addresses.add', when: 'before' });
    const saving = act.submitAddress({ address, isMailingAddress: false });
    await arrived;
    state().goBack();
    const id = listOf(state().book)[0]?.id;
    act.openForm(id);
    const draft = { editedId: id, entry: undefined, isMailingAddress: true };
    selector.store.setState({ draft });
    letGo();
    await saving;
    expect(state().draft).toBe(draft);
  });

  it('asks no more about an address once the shopper has left its form', async () => {
    const { state, act } = await opened();
    state().openBook({ modality: 'DELIVERY', isOwn: false, wantsTimes: false });
    await state().loadBook();
    const [one] = listOf(state().book);
    act.openForm(one?.id);
    act.askToRemove(one?.id ?? '');
    const match = 'profile.addresses.remove';
    const { arrived, letGo } = box.sandbox.controls.hold({ match, when: 'before' });
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 400, times: 1 });
    const removing = act.removeAddress();
    await arrived;
    state().closeWindow('host');
    letGo();
    await removing;
    expect(state().removing).toEqual({ phase: 'idle' });
  });
});

describe('a choice of the host', () => {
  it('holds when it comes with the token of the next shopper after an expired session', async () => {
    const { selector, state } = await opened({ activeModality: pickup });
    selector.deps.session.expire();
    const { authConfig } = await box.sandbox.config('bob');
    const next: ActiveModality = { ...pickup, modality: 'IN_STORE' };
    selector.update({ token: authConfig?.token ?? '', activeModality: next });
    expect(state().used.active?.modality).toBe('IN_STORE');
    // It was for that shopper, and does not pass to the one after.
    selector.deps.session.expire();
    const { authConfig: third } = await box.sandbox.config('carol');
    selector.update({ token: third?.token ?? '' });
    expect(state().used.active?.modality).toBe('PICKUP');
  });
});

describe('the store in use', () => {
  it('comes first in a window that opens after it was chosen elsewhere [F-2.25]', async () => {
    const { selector, state } = await opened({ activeModality: pickup });
    state().closeWindow('close');
    const { results } = state();
    const other =
      results.phase === 'ready' ? results.found.options.options.PICKUP.at(-1)?.destination : undefined;
    const storeId = other?.kind === 'store' ? other.locationId : '';
    expect(storeId).not.toBe(STORE);
    selector.update({ activeModality: { modality: 'PICKUP', storeId } });
    state().openWindow();
    expect(storeIdOf(state().used)).toBe(storeId);
    expect(state().results).toMatchObject({ found: { currentId: storeId } });
  });
});

it('closes the question about the location together with the window [F-4.13]', async () => {
  const { state } = await opened({ activeModality: delivery });
  state().askConsent();
  state().closeWindow('host');
  expect(state().asking).toEqual({ phase: 'closed' });
});
