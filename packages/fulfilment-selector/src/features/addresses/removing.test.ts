import { removeAddress } from '@grocer/foundation/contract';
import { describe, expect, it } from 'vitest';
import type { SelectorConfig } from '../../config.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';
import { addressActions } from './actions.ts';
import { listOf } from '../../core/address-rules.ts';

const box = useSandbox();
const REMOVE = 'profile.addresses.remove';

/** Opens the form of the address at an index of the book. */
async function atForm(at: number, more: Partial<SelectorConfig> = {}, shopper = 'alice') {
  const one = await box.start(shopper, { persistence: false, ...more });
  one.state().openWindow();
  one.state().openBook({ modality: 'DELIVERY', isOwn: false, wantsTimes: false });
  // The book is read again when it opens.
  await one.state().loadBook();
  const act = addressActions(one.selector);
  const book = () => listOf(one.state().book);
  const ids = book().map(({ id }) => id);
  const id = ids[at] ?? '';
  act.openForm(id);
  act.askToRemove(id);
  const trail = () => {
    const { frame } = one.state();
    return frame.phase === 'open' ? frame.trail : [];
  };
  return { ...one, act, book, id, ids, trail };
}

/** Removes the delivery address in use. */
async function removed(toggles: SelectorConfig['toggles'], hasTwin = false) {
  const one = await atForm(0, { toggles: { ...toggles } });
  one.act.keepAddress();
  await one.act.selectAddress(one.id);
  one.state().openWindow();
  one.act.openForm(one.id);
  one.act.askToRemove(one.id);
  const [first] = one.book();
  if (hasTwin && first)
    one.selector.store.setState({
      book: { phase: 'ready', list: [...one.book(), { ...first, id: 'twin' }] },
    });
  await one.act.removeAddress();
  return one;
}

describe('removing an address', () => {
  it('returns to the list and emits address:removed [F-4.4] [F-7.5]', async () => {
    const { state, act, book, id, ids, trail, heard } = await atForm(0);
    await act.removeAddress();
    expect(box.calls(REMOVE)).toBe(1);
    expect(book().map((one) => one.id)).toEqual([ids[1]]);
    expect(trail()).toEqual(['stores', 'address-book']);
    expect(state()).toMatchObject({
      landing: { id: ids[1] },
      announcement: 'removed',
      removing: { phase: 'idle' },
    });
    expect(heard('address:removed')).toEqual([{ id }]);
  });

  it.each([
    [{ addressBookV2: false }, ['stores', 'address-book']],
    [{ addressBookV2: true }, ['stores', 'address-list', 'no-address']],
  ])('returns to the empty address book after the last address, with %o [F-4.4]', async (toggles, views) => {
    const { act, trail, state } = await atForm(0, { toggles }, 'dave');
    await act.removeAddress();
    expect(trail()).toEqual(views);
    expect(state().landing).toBe('add');
  });

  it('sends no request without confirmation', async () => {
    const { state, act, book } = await atForm(0);
    act.keepAddress();
    await act.removeAddress();
    expect(box.calls(REMOVE)).toBe(0);
    expect(book()).toHaveLength(2);
    expect(state().removing).toEqual({ phase: 'idle' });
  });

  it('shows a failure in the confirmation and allows a retry [F-8.4]', async () => {
    const { state, act, book, id, heard } = await atForm(0);
    box.sandbox.controls.addFault({ match: REMOVE, when: 'before', kind: 'html', status: 403 });
    await act.removeAddress();
    expect(state().removing).toEqual({ phase: 'asking', id, trouble: 'removeFailed' });
    expect(heard('error')).toMatchObject([{ error: { message: 'unknown remove address service error' } }]);
    await act.removeAddress();
    expect(book()).toHaveLength(1);
  });

  it('succeeds when another device has already removed the address', async () => {
    const { act, selector, id, heard } = await atForm(0);
    await selector.deps.http.send(removeAddress, { id }, { signal: selector.deps.signal });
    await act.removeAddress();
    expect(box.calls(REMOVE)).toBe(2);
    expect(heard('address:removed')).toEqual([{ id }]);
    expect(heard('error')).toEqual([]);
  });

  it.each([
    ['a gateway that finds nothing there', { kind: 'status', status: 404 }],
    ['a captive portal', { kind: 'html', status: 200 }],
  ] as const)('fails on %s', async (_what, fault) => {
    const { state, act, book, id } = await atForm(0);
    box.sandbox.controls.addFault({ match: REMOVE, when: 'before', ...fault });
    await act.removeAddress();
    expect(state().removing).toEqual({ phase: 'asking', id, trouble: 'removeFailed' });
    expect(book()).toHaveLength(2);
  });

  it('reports an unknown outcome when the response and the list are both lost', async () => {
    const { state, act, id } = await atForm(0);
    box.sandbox.controls.addFault({ match: REMOVE, when: 'after-commit', kind: 'reset', times: 3 });
    box.sandbox.controls.addFault({
      match: 'profile.addresses.list',
      when: 'before',
      kind: 'reset',
      times: 3,
    });
    await act.removeAddress();
    expect(state().removing).toEqual({ phase: 'asking', id, trouble: 'removeUnconfirmed' });
  });

  it('confirms the removal by the list when the response is lost', async () => {
    const { act, book, ids, heard } = await atForm(0);
    box.sandbox.controls.addFault({
      match: REMOVE,
      when: 'after-commit',
      kind: 'status',
      status: 500,
      times: 3,
    });
    await act.removeAddress();
    expect(book().map((one) => one.id)).toEqual([ids[1]]);
    expect(heard('error')).toEqual([]);
  });
});

/** Alice's session expires and Ivan signs in, before the response to her request arrives. */
async function withNext(when: 'before' | 'after-commit') {
  const { authConfig } = await box.sandbox.config('alice');
  const one = await atForm(0, { authConfig: { type: 'B2C', token: authConfig?.token ?? '' } });
  const { arrived, letGo } = box.sandbox.controls.hold({ match: REMOVE, when });
  const late = one.act.removeAddress();
  await arrived;
  await box.sandbox.controls.expireTokens();
  await one.state().loadBook();
  const next = await box.sandbox.config('ivan');
  one.selector.update({ token: next.authConfig?.token ?? '' });
  await expect.poll(() => one.state().book.phase).toBe('ready');
  const before = one.state();
  const told = one.names().length;
  letGo();
  await late;
  return { before, after: one.state(), since: one.names().slice(told) };
}

describe('a removal during which another shopper signs in', () => {
  it.each([
    ['done', 'after-commit'],
    ['refused', 'before'],
  ] as const)('does not change their state or emit events when it is %s', async (_what, when) => {
    const { before, after, since } = await withNext(when);
    const { book, removing, landing, announcement, removedAddress, frame } = before;
    expect(after).toMatchObject({ book, removing, landing, announcement, removedAddress, frame });
    expect(after.announcement).toBeUndefined();
    expect(since).toEqual([]);
  });
});

describe('removing the address in use', () => {
  it('marks the current address as deleted in the public state [F-4.4]', async () => {
    const { selector } = await removed({});
    expect(selector.getState().currentAddressDeleted).toBe(true);
  });

  it('does not mark it as deleted while the book has another entry of the same address', async () => {
    const { selector } = await removed({}, true);
    expect(selector.getState().currentAddressDeleted).toBe(false);
  });

  it.each([
    [{ addressBookV2: false }, 'address-book'],
    [{ addressBookV2: true }, 'address-list'],
  ])('opens the window at the addresses afterwards, with %o', async (toggles, view) => {
    const { state } = await removed(toggles);
    state().closeWindow('close');
    state().openWindow();
    expect(state().frame).toMatchObject({ trail: [view] });
  });

  it('clears the mark once another address is selected [F-4.4]', async () => {
    const { act, book, selector } = await removed({});
    await act.selectAddress(book()[0]?.id ?? '');
    expect(selector.getState().currentAddressDeleted).toBe(false);
  });

  it('sets no mark when another address is removed [F-4.4]', async () => {
    const { act, ids, selector, state } = await atForm(0);
    act.keepAddress();
    await act.selectAddress(ids[0] ?? '');
    state().openWindow();
    act.openForm(ids[1]);
    act.askToRemove(ids[1] ?? '');
    await act.removeAddress();
    expect(selector.getState().currentAddressDeleted).toBe(false);
  });

  it('keeps the mark when another address is removed as well [F-4.4]', async () => {
    const { state, act, book, selector } = await removed({});
    const next = book()[0]?.id ?? '';
    act.openForm(next);
    act.askToRemove(next);
    await act.removeAddress();
    expect(book()).toEqual([]);
    expect(state().landing).toBe('add');
    expect(selector.getState().currentAddressDeleted).toBe(true);
  });
});
