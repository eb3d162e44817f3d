import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SelectorToggles } from '../../config.ts';
import type { Book } from '../../core/address-rules.ts';
import { settingsOf } from '../../core/settings.ts';
import { usedFromHost } from '../../core/used-rules.ts';
import { HOME, SAVED_HOME, delivery } from '../../testing/places.ts';
import { EDITING } from './form-state.ts';
import { createAddressesSlice } from './slice.ts';

type Addresses = ReturnType<Parameters<typeof createAddressesSlice>[1]>;

const BOOK: Book = { phase: 'ready', list: [SAVED_HOME] };
const DRAFT = { editedId: undefined, entry: undefined, isMailingAddress: true };

/** The state of addresses alone. */
function addresses(state: Partial<Addresses> = {}, toggles: SelectorToggles = {}) {
  const store = createStore<Addresses>()((set, get) => ({
    frame: { phase: 'open', trail: ['address-book', 'add-address'], opening: 1 },
    settings: settingsOf({ environment: 'LOCAL', toggles }),
    used: usedFromHost(delivery),
    ...createAddressesSlice(set, get),
    ...state,
  }));
  return store.getState;
}

const NOTHING = {
  addressPurpose: undefined,
  picking: { phase: 'idle' },
  removing: { phase: 'idle' },
  leaving: undefined,
  landing: undefined,
  announcement: undefined,
  chosenId: undefined,
  wantsAll: false,
};

/** The state of a shopper who has done a bit of everything. */
const BUSY: Partial<Addresses> = {
  book: BOOK,
  addressPurpose: { modality: 'SHIP', isOwn: false, wantsTimes: false },
  addressForm: { visit: 3, editedId: 'a', step: { phase: 'checking' } },
  draft: DRAFT,
  leaving: 'back',
  picking: { phase: 'checking', id: 'a' },
  removing: { phase: 'removing', id: 'a' },
  removedAddress: HOME,
  landing: 'add',
  announcement: 'removed',
  chosenId: 'a',
  wantsAll: true,
};

it('starts without addresses, input or work on them', () => {
  expect(addresses()()).toMatchObject({
    ...NOTHING,
    book: { phase: 'idle' },
    addressForm: { visit: 0, editedId: undefined, step: EDITING },
    draft: undefined,
    removedAddress: undefined,
  });
});

it('starts each form anew, without the announcement of the last one', () => {
  const state = addresses(BUSY);
  state().startForm('b');
  expect(state()).toMatchObject({
    addressForm: { visit: 4, editedId: 'b', step: EDITING },
    announcement: undefined,
  });
});

describe('leaving a form', () => {
  it('asks before input is lost', () => {
    const state = addresses({ draft: DRAFT });
    expect(state().asksBefore('escape')).toBe(true);
    expect(state().leaving).toBe('escape');
  });

  it.each<[string, Partial<Addresses>]>([
    ['without input', {}],
    ['with input of another form', { draft: { ...DRAFT, editedId: 'b' } }],
  ])('asks nothing %s', (_, more) => {
    const state = addresses(more);
    expect(state().asksBefore('back')).toBe(false);
    expect(state().leaving).toBeUndefined();
  });
});

it('ends all work when the window closes, and keeps the book and the input', () => {
  const state = addresses(BUSY);
  state().leaveAddresses();
  expect(state()).toMatchObject({
    ...NOTHING,
    book: BOOK,
    draft: DRAFT,
    removedAddress: HOME,
    addressForm: { visit: 4, editedId: undefined, step: EDITING },
  });
});

it('forgets the book and the input for the next shopper', () => {
  const state = addresses(BUSY);
  state().forgetBook();
  expect(state()).toMatchObject({
    ...NOTHING,
    book: { phase: 'idle' },
    draft: undefined,
    removedAddress: undefined,
    addressForm: { visit: 4, editedId: undefined, step: EDITING },
  });
});

it('marks the book as failed', () => {
  const state = addresses();
  state().failBook();
  expect(state().book).toEqual({ phase: 'failed' });
});

it.each([
  ['DELIVERY', true, { modality: 'DELIVERY', isOwn: true, wantsTimes: false }],
  ['DELIVERY', false, { modality: 'DELIVERY', isOwn: false, wantsTimes: false }],
  ['SHIP', true, { modality: 'SHIP', isOwn: false, wantsTimes: false }],
] as const)('looks for %s with own delivery %j', (modality, ownDelivery, addressPurpose) => {
  const state = addresses({}, { ownDelivery });
  state().lookFor(modality);
  expect(state().addressPurpose).toEqual(addressPurpose);
});

describe('the view to open', () => {
  it.each<[string, boolean, Book, string]>([
    ['the first book', false, BOOK, 'address-book'],
    ['the list of the second book', true, BOOK, 'address-list'],
    ['the empty second book', true, { phase: 'ready', list: [] }, 'no-address'],
  ])('is %s after the address in use was removed', (_, addressBookV2, book, view) => {
    const state = addresses({ book, removedAddress: HOME }, { addressBookV2 });
    expect(state().deletedView()).toBe(view);
  });

  it.each<[string, Partial<Addresses>]>([
    ['nothing was removed', {}],
    ['another address was removed', { removedAddress: { ...HOME, street: '88 Larch Road' } }],
  ])('is not an address view if %s', (_, more) => {
    expect(addresses({ book: BOOK, ...more })().deletedView()).toBeUndefined();
  });
});
