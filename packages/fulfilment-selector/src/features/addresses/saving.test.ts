import { removeAddress, updateAddress } from '@grocer/foundation/contract';
import type { Http } from '@grocer/foundation/http';
import { describe, expect, it, vi } from 'vitest';
import type { SelectorConfig } from '../../config.ts';
import { lazyActions } from '../../core/lazy-actions.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';
import { addressActions } from './actions.ts';
import type { Entered } from './form-state.ts';
import { listOf } from '../../core/address-rules.ts';

const box = useSandbox();
const CHECK = 'address.validate-for-modality';
const ADD = 'profile.addresses.add';
const UPDATE = 'profile.addresses.update';

const entered = (
  street: string,
  more: Partial<Entered['address']> = {},
  isMailingAddress = false,
): Entered => ({
  address: {
    street,
    unit: '',
    locality: 'Cincinnati',
    region: 'OH',
    postalCode: '45202',
    countryCode: 'US',
    ...more,
  },
  isMailingAddress,
});

/** Opens the form for a new address, or for the first one of the book. */
async function atForm(more: Partial<SelectorConfig> = {}, edits = false) {
  const events = vi.fn();
  const analyticsConfig = { callback: events };
  const one = await box.start('alice', { persistence: false, analyticsConfig, ...more });
  one.state().openWindow();
  one.state().openBook({ modality: 'DELIVERY', isOwn: false, wantsTimes: false });
  // The book is read again when it opens.
  await one.state().loadBook();
  const act = addressActions(one.selector);
  const book = () => listOf(one.state().book);
  const [first] = book();
  act.openForm(edits ? first?.id : undefined);
  const trail = () => {
    const { frame } = one.state();
    return frame.phase === 'open' ? frame.trail : [];
  };
  const step = () => one.state().addressForm.step;
  const streets = () => book().map(({ address }) => address.street);
  const constraints = () =>
    events.mock.calls.flatMap(([event]) => (event.type === 'USER_CONSTRAINT_ERROR' ? [event.code] : []));
  return { ...one, act, book, first, trail, step, streets, constraints };
}

describe('a valid address', () => {
  it('checks it, adds it, and lists it after the mailing address [F-4.1] [F-4.3] [F-4.4] [F-7.3]', async () => {
    const { state, act, trail, book, heard } = await atForm();
    await act.submitAddress(entered('9 New Street', { unit: 'Apt 2' }));
    expect([box.calls(CHECK), box.calls(ADD)]).toEqual([1, 1]);
    expect(trail()).toEqual(['stores', 'address-book']);
    expect(book().map(({ address }) => address.street)).toEqual([
      '1420 Juniper Street',
      '9 New Street',
      '88 Larch Road',
    ]);
    const added = book()[1];
    expect(added).toMatchObject({ isMailingAddress: false, address: { unit: 'Apt 2', postalCode: '45202' } });
    expect(heard('address:saved')).toEqual([
      { id: added?.id, isNew: true, address: added?.address, isEligible: true },
    ]);
    expect(state()).toMatchObject({
      landing: { id: added?.id },
      announcement: 'saved',
      picking: { phase: 'idle' },
    });
  });

  it('makes it the only mailing address when the shopper chooses so [F-2.43] [F-3.2]', async () => {
    const { act, book } = await atForm();
    await act.submitAddress(entered('9 New Street', {}, true));
    const mailing = book().filter((one) => one.isMailingAddress);
    expect(mailing.map(({ address }) => address.street)).toEqual(['9 New Street']);
  });

  it('saves it and reports that it is not eligible when nothing is delivered there [F-4.3]', async () => {
    const { act, heard } = await atForm();
    await act.submitAddress(
      entered('9 New Street', { locality: 'Honolulu', region: 'HI', postalCode: '96813' }),
    );
    expect(heard('address:saved')).toMatchObject([{ isNew: true, isEligible: false }]);
  });

  it('updates it when it is an entry of the book [F-4.3] [F-7.4]', async () => {
    const { act, first, book, heard } = await atForm({}, true);
    await act.submitAddress(entered('1422 Juniper Street', {}, true));
    expect([box.calls(ADD), box.calls(UPDATE)]).toEqual([0, 1]);
    const changed = book().find(({ id }) => id === first?.id);
    expect(changed).toMatchObject({ address: { street: '1422 Juniper Street' }, isMailingAddress: true });
    expect(changed?.lastModified).toBeGreaterThan(0);
    expect(heard('address:saved')).toMatchObject([{ id: first?.id, isNew: false }]);
  });

  it('accepts it when the service formats its ZIP code differently', async () => {
    const { act, trail, heard } = await atForm();
    await act.submitAddress(entered('9 New Street', { postalCode: '452021234' }));
    expect(trail()).toEqual(['stores', 'address-book']);
    expect(heard('address:saved')).toMatchObject([{ address: { postalCode: '45202-1234' } }]);
    expect(heard('error')).toEqual([]);
  });

  it('saves it and shows in the book that it is not eligible [F-4.3] [F-5.9]', async () => {
    const { state, act, book, trail } = await atForm();
    await act.submitAddress(entered('1 No Delivery St'));
    const added = book().find(({ address }) => address.street === '1 No Delivery St');
    expect(trail()).toEqual(['stores', 'address-book']);
    expect(state().picking).toEqual({ phase: 'failed', id: added?.id, trouble: 'notEligible' });
  });

  it('makes it the destination without saving it when the host turns saving off [F-4.3]', async () => {
    const { state, act } = await atForm({ toggles: { saveToAddressBook: false } });
    await act.submitAddress(entered('9 New Street'));
    expect(box.calls(ADD)).toBe(0);
    expect(state().used.active).toMatchObject({ destination: { address: { street: '9 New Street' } } });
    expect(state().frame.phase).toBe('closed');
  });

  it('keeps the form open when it is not eligible and would not be saved [F-4.3] [F-5.9]', async () => {
    const { act, step } = await atForm({ toggles: { saveToAddressBook: false } });
    await act.submitAddress(entered('1 No Delivery St'));
    expect(step()).toEqual({ phase: 'editing', trouble: 'notEligible' });
  });

  it('adds it once for two presses', async () => {
    const { act } = await atForm();
    await Promise.all([
      act.submitAddress(entered('9 New Street')),
      act.submitAddress(entered('9 New Street')),
    ]);
    expect(box.calls(ADD)).toBe(1);
  });
});

describe('an address that the service corrects', () => {
  it('asks for confirmation and saves the suggestion without another check [F-4.2]', async () => {
    const { act, trail, step, streets } = await atForm();
    await act.submitAddress(entered('1 Corrected St'));
    expect(trail()).toEqual(['stores', 'address-book', 'add-address', 'confirm-address']);
    expect(step()).toMatchObject({
      phase: 'suggested',
      about: {
        entered: { address: { street: '1 Corrected St' } },
        suggestion: { street: '1 Corrected Street' },
      },
    });
    expect(box.calls(ADD)).toBe(0);
    await act.confirmSuggestion();
    expect([box.calls(CHECK), box.calls(ADD)]).toEqual([1, 1]);
    expect(trail()).toEqual(['stores', 'address-book']);
    expect(streets()).toContain('1 Corrected Street');
  });

  it('reports a user constraint with code -1 [F-8.3]', async () => {
    const { act, constraints } = await atForm();
    await act.submitAddress(entered('1 Corrected St'));
    expect(constraints()).toEqual(['-1']);
  });

  it('returns to the form on Back and saves another address from there [F-4.2] [F-2.41]', async () => {
    const { state, act, trail, streets } = await atForm({ toggles: { addressBookV2: true } });
    await act.submitAddress(entered('1 Corrected St'));
    expect(trail().at(-1)).toBe('confirm-corrected');
    const { visit } = state().addressForm;
    state().goBack();
    expect(trail().at(-1)).toBe('address-form');
    expect(state().addressForm.visit).toBe(visit);
    await act.submitAddress(entered('9 New Street'));
    expect(trail()).toEqual(['stores', 'address-list']);
    expect(streets()).toContain('9 New Street');
  });

  it('shows the suggestion again when the same entry is submitted again', async () => {
    const { state, act, trail } = await atForm();
    await act.submitAddress(entered('1 Corrected St'));
    state().goBack();
    await act.submitAddress(entered('1 Corrected St'));
    expect(trail().at(-1)).toBe('confirm-address');
  });

  it('keeps the suggestion when saving fails, and saves it on a retry [F-8.5]', async () => {
    const { act, step, streets } = await atForm();
    await act.submitAddress(entered('1 Corrected St'));
    box.sandbox.controls.addFault({ match: ADD, when: 'before', kind: 'status', status: 403 });
    await act.confirmSuggestion();
    expect(step()).toMatchObject({ phase: 'suggested', trouble: 'technical' });
    await act.confirmSuggestion();
    expect(streets()).toContain('1 Corrected Street');
  });

  it('suggests the missing city and state', async () => {
    const { act, step } = await atForm();
    await act.submitAddress(entered('9 New Street', { locality: '', region: '' }));
    expect(step()).toMatchObject({ about: { suggestion: { locality: 'Cincinnati', region: 'OH' } } });
  });
});

describe('an address that cannot be saved', () => {
  it('shows that it was not verified, and reports it to analytics and the host [F-8.1]', async () => {
    const { act, trail, step, heard, constraints } = await atForm();
    await act.submitAddress(entered('1 Unknown St'));
    expect(step()).toEqual({ phase: 'editing', trouble: 'unverified' });
    expect(trail().at(-1)).toBe('add-address');
    expect(constraints()).toEqual(['address_not_validated']);
    expect(heard('validation:failed')).toEqual([{ fields: ['address'] }]);
    expect(box.calls(ADD)).toBe(0);
  });

  it.each([
    [CHECK, { kind: 'html', status: 403 }, 'validation', 'unknown validate address service error'],
    [ADD, { kind: 'html', status: 403 }, 'technical', 'unknown add address service error'],
    [ADD, { status: 403, reason: 'Not from here.' }, 'technical', 'Not from here.'],
    [ADD, { status: 422, code: 'ADDRESS_LIMIT_REACHED', reason: 'Full.' }, 'tooMany', 'Full.'],
    [ADD, { status: 422, code: 'ADDRESS_INVALID', reason: 'No.' }, 'unverified', 'No.'],
  ] as const)(
    'fails at %s with %o and shows %s [F-8.2] [F-8.4] [F-8.5]',
    async (match, fault, trouble, message) => {
      const { act, step, heard, streets } = await atForm();
      box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', ...fault });
      await act.submitAddress(entered('9 New Street'));
      expect(step()).toEqual({ phase: 'editing', trouble });
      expect(heard('error')).toMatchObject([{ error: { message } }]);
      expect(streets()).not.toContain('9 New Street');
    },
  );

  it('emits the update error when an update fails [F-8.4]', async () => {
    const { act, heard, step } = await atForm({}, true);
    box.sandbox.controls.addFault({ match: UPDATE, when: 'before', kind: 'html', status: 403 });
    await act.submitAddress(entered('1422 Juniper Street'));
    expect(heard('error')).toMatchObject([{ error: { message: 'unknown update address service error' } }]);
    expect(step()).toEqual({ phase: 'editing', trouble: 'technical' });
  });

  it('clears the message on the next change', async () => {
    const { act, step } = await atForm();
    await act.submitAddress(entered('1 Unknown St'));
    act.typeAddress(undefined);
    expect(step()).toEqual({ phase: 'editing', trouble: undefined });
  });
});

describe('a lost response', () => {
  const lost = (when: 'before' | 'after-commit', match = ADD) =>
    box.sandbox.controls.addFault({ match, when, kind: 'status', status: 500, times: 3 });

  it('keeps one idempotency key and confirms an added address by the list', async () => {
    const { act, streets, trail } = await atForm();
    lost('after-commit');
    await act.submitAddress(entered('9 New Street'));
    const keys = box.sandbox.controls.history().flatMap(({ call, key }) => (call === ADD ? [key] : []));
    expect(new Set(keys).size).toBe(1);
    expect(streets().filter((street) => street === '9 New Street')).toHaveLength(1);
    expect(trail()).toEqual(['stores', 'address-book']);
  });

  it('confirms a changed address by the list', async () => {
    const { act, streets, trail } = await atForm({}, true);
    lost('after-commit', UPDATE);
    await act.submitAddress(entered('1422 Juniper Street'));
    expect(streets()).toContain('1422 Juniper Street');
    expect(trail()).toEqual(['stores', 'address-book']);
  });

  it('succeeds when the address appeared in the book before a refused retry', async () => {
    const { act, state, step, streets, trail } = await atForm();
    lost('after-commit');
    lost('before', 'profile.addresses.list');
    await act.submitAddress(entered('9 New Street'));
    expect(step()).toEqual({ phase: 'editing', trouble: 'unconfirmed' });
    await state().loadBook();
    expect(streets()).toContain('9 New Street');
    box.sandbox.controls.addFault({ match: ADD, when: 'before', kind: 'status', status: 404, times: 1 });
    await act.submitAddress(entered('9 New Street'));
    expect(trail()).toEqual(['stores', 'address-book']);
    expect(streets().filter((street) => street === '9 New Street')).toHaveLength(1);
  });

  it.each([
    ['added', ADD, false],
    ['changed', UPDATE, true],
  ] as const)(
    'shows an unknown outcome for an address that was %s, and retries with the same idempotency key',
    async (_what, match, isEdited) => {
      const { act, step, streets } = await atForm({}, isEdited);
      lost('after-commit', match);
      lost('before', 'profile.addresses.list');
      await act.submitAddress(entered('9 New Street'));
      expect(step()).toEqual({ phase: 'editing', trouble: 'unconfirmed' });
      await act.submitAddress(entered('9 New Street'));
      const keys = box.sandbox.controls.history().flatMap(({ call, key }) => (call === match ? [key] : []));
      expect(new Set(keys).size).toBe(1);
      expect(streets().filter((street) => street === '9 New Street')).toHaveLength(1);
    },
  );

  it('reports a failure when only the mailing mark changed and the update never arrived', async () => {
    const { act, first, book, step } = await atForm({}, true);
    lost('before', UPDATE);
    const { address, isMailingAddress = false } = first ?? {};
    await act.submitAddress({ ...entered('', address), isMailingAddress: !isMailingAddress });
    expect(step()).toEqual({ phase: 'editing', trouble: 'technical' });
    expect(book().find(({ id }) => id === first?.id)?.isMailingAddress).toBe(isMailingAddress);
  });

  it('reports a failure when an old entry has the same address as the unsaved new one', async () => {
    const { act, first, step, heard } = await atForm();
    lost('before');
    await act.submitAddress(entered('', first?.address));
    expect(step()).toEqual({ phase: 'editing', trouble: 'technical' });
    expect(heard('address:saved')).toEqual([]);
  });

  it('reports a failure when nothing was saved, and saves on a retry', async () => {
    const { act, step, streets } = await atForm();
    lost('before');
    await act.submitAddress(entered('9 New Street'));
    expect(step()).toEqual({ phase: 'editing', trouble: 'technical' });
    await act.submitAddress(entered('9 New Street'));
    expect(streets().filter((street) => street === '9 New Street')).toHaveLength(1);
  });
});

/** Alice edits her first address, and another device makes a change before her list is read again. */
async function meanwhile(other: (http: Http, id: string) => Promise<unknown>) {
  const one = await atForm({}, true);
  const { deps } = one.selector;
  const actions = lazyActions(one.selector);
  const { loadBook } = actions;
  Object.assign(actions, {
    async loadBook() {
      await other(deps.http, one.first?.id ?? '');
      return loadBook();
    },
  });
  await one.act.submitAddress(entered('1422 Juniper Street'));
  Object.assign(actions, { loadBook });
  return one;
}

describe('an update that the address book contradicts', () => {
  const { signal } = new AbortController();
  const change = (to: Entered) => (http: Http, id: string) =>
    http.send(updateAddress, { ...to, id, at: new Date() }, { signal });

  it('shows that the entry differs and emits an error', async () => {
    const { step, heard, streets } = await meanwhile(change(entered('7 Other Street')));
    expect(step()).toEqual({ phase: 'editing', trouble: 'rewritten' });
    expect(streets()).toContain('7 Other Street');
    expect(heard('error')).toMatchObject([{ error: { code: 'invalid_answer' } }]);
    expect(heard('address:saved')).toEqual([]);
  });

  it('shows that the entry is unchanged', async () => {
    const { step } = await meanwhile(change(entered('1420 Juniper Street', { unit: 'Apt 3B' })));
    expect(step()).toEqual({ phase: 'editing', trouble: 'unchanged' });
  });

  it('shows that the entry is gone, and adds it on the next submit', async () => {
    const { act, state, step, streets } = await meanwhile((http, id) =>
      http.send(removeAddress, { id }, { signal }),
    );
    expect(step()).toEqual({ phase: 'editing', trouble: 'gone' });
    expect(state().addressForm.editedId).toBeUndefined();
    await act.submitAddress(entered('1422 Juniper Street'));
    expect(streets()).toContain('1422 Juniper Street');
  });

  it('shows that the entry is gone when the service refuses the update, and adds it on the next submit', async () => {
    const { act, selector, first, step, streets } = await atForm({}, true);
    await selector.deps.http.send(removeAddress, { id: first?.id ?? '' }, { signal });
    await act.submitAddress(entered('1422 Juniper Street'));
    expect(step()).toEqual({ phase: 'editing', trouble: 'gone' });
    expect(streets()).toEqual(['88 Larch Road']);
    await act.submitAddress(entered('1422 Juniper Street'));
    expect(streets()).toContain('1422 Juniper Street');
  });
});

it('accepts an added address whose street the service returns in another form', async () => {
  const { selector, act, trail, heard } = await atForm();
  const actions = lazyActions(selector);
  const { loadBook } = actions;
  Object.assign(actions, {
    async loadBook() {
      const book = await loadBook();
      if (book.phase !== 'ready') return book;
      const short = (street: string) => street.replace('9 New Street', '9 New St');
      const list = book.list.map((one) => ({
        ...one,
        address: { ...one.address, street: short(one.address.street) },
      }));
      return { ...book, list };
    },
  });
  await act.submitAddress(entered('9 New Street'));
  expect(trail()).toEqual(['stores', 'address-book']);
  expect(heard('address:saved')).toMatchObject([{ isNew: true, address: { street: '9 New St' } }]);
  expect(heard('error')).toEqual([]);
});

describe('leaving the form', () => {
  it('saves nothing when its address is still being checked [F-4.1]', async () => {
    const { state, act, streets } = await atForm();
    const sent = act.submitAddress(entered('9 New Street'));
    state().goBack();
    await sent;
    expect(box.calls(ADD)).toBe(0);
    expect(streets()).toHaveLength(2);
  });

  it('does not apply a late response to the next form', async () => {
    const { state, act, trail, step } = await atForm();
    const sent = act.submitAddress(entered('1 Corrected St'));
    state().goBack();
    act.openForm();
    await sent;
    expect(trail().at(-1)).toBe('add-address');
    expect(step()).toEqual({ phase: 'editing', trouble: undefined });
  });
});

it('opens the sign-in view when the session has expired', async () => {
  const config = await box.sandbox.config('alice');
  const authConfig = { type: 'B2C' as const, token: config.authConfig?.token ?? '' };
  const { act, trail, heard } = await atForm({ authConfig });
  await box.sandbox.controls.expireTokens();
  await act.submitAddress(entered('9 New Street'));
  expect(trail().at(-1)).toBe('sign-in');
  expect(heard('sign-in:required')).toEqual([{ reason: 'expired' }]);
});

async function withToken(toggles: SelectorConfig['toggles'] = {}) {
  const config = await box.sandbox.config('alice');
  return atForm({ toggles, authConfig: { type: 'B2C', token: config.authConfig?.token ?? '' } });
}

describe('an interrupted session', () => {
  it('keeps the suggestion when it expires while the suggestion is saved', async () => {
    const { act, trail, step } = await withToken();
    await act.submitAddress(entered('1 Corrected St'));
    await box.sandbox.controls.expireTokens();
    await act.confirmSuggestion();
    expect(trail().at(-1)).toBe('sign-in');
    expect(step()).toMatchObject({ phase: 'suggested', trouble: undefined });
  });

  it.each([
    [{}, ADD],
    [{ saveToAddressBook: false }, 'modality.options'],
    [{ saveToAddressBook: false }, 'modality.preferences.set-active'],
  ])('returns to the form when it expires with %o at %s', async (toggles, match) => {
    const { state, act, trail, step } = await withToken(toggles);
    await expect.poll(() => state().results.phase).not.toBe('loading');
    box.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 401, times: 9 });
    await act.submitAddress(entered('9 New Street'));
    expect(trail().at(-1)).toBe('sign-in');
    expect(step()).toEqual({ phase: 'editing', trouble: undefined });
  });

  it('does not apply a late save to the next shopper or emit it to the host', async () => {
    const { selector, state, act, names } = await withToken();
    const { arrived, letGo } = box.sandbox.controls.hold({ match: ADD, when: 'after-commit' });
    const late = act.submitAddress(entered('9 New Street'));
    await arrived;
    await box.sandbox.controls.expireTokens();
    await state().loadBook();
    const next = await box.sandbox.config('ivan');
    selector.update({ token: next.authConfig?.token ?? '' });
    await expect.poll(() => state().book.phase).toBe('ready');
    const { book, frame } = state();
    const told = names().length;
    letGo();
    await late;
    expect(state()).toMatchObject({ book, frame, announcement: undefined, landing: undefined });
    expect(names().slice(told)).toEqual([]);
  });

  it('returns to the form when another screen opens during the address check', async () => {
    const { state, act, step } = await withToken();
    const sent = act.submitAddress(entered('9 New Street'));
    state().openWindow('SIGN_IN');
    await sent;
    expect(step()).toEqual({ phase: 'editing', trouble: undefined });
    expect(box.calls(ADD)).toBe(0);
  });
});
