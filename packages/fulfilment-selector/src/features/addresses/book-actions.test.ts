import { listAddresses } from '@grocer/foundation/contract';
import type { AddressList } from '@grocer/foundation/contract';
import { GrocerError, err, ok } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SelectorToggles } from '../../config.ts';
import type { AddressPurpose, Book } from '../../core/address-rules.ts';
import { settingsOf } from '../../core/settings.ts';
import { usedFromHost } from '../../core/used-rules.ts';
import { depsForTests } from '../../testing/deps-for-tests.ts';
import { SAVED_HOME, delivery } from '../../testing/places.ts';
import { answering, serviceOf } from '../../testing/service-for-tests.ts';
import type { View } from '../../window/navigation/rules.ts';
import type { Frame } from '../../window/navigation/slice.ts';
import { createBookActions } from './book-actions.ts';
import type { AddressesSlice } from './slice.ts';

type Actions = ReturnType<Parameters<ReturnType<typeof createBookActions>>[1]> &
  Pick<AddressesSlice, 'addressPurpose' | 'picking' | 'chosenId' | 'announcement'>;

const LIST = [SAVED_HOME];
const READY: Book = { phase: 'ready', list: LIST };
const NO_ADDRESSES: Book = { phase: 'ready', list: [] };
const forbidden = new GrocerError({ code: 'forbidden', message: 'x', retryable: false });

interface Setting {
  readonly answer?: Result<AddressList>;
  readonly isSignedIn?: boolean;
  readonly toggles?: SelectorToggles;
  readonly state?: Partial<Actions>;
}

/** The address book alone, with an answer of the service that arrives when the test says so. */
function bookActions({
  answer = ok({ list: LIST, unreadable: 0 }),
  isSignedIn = true,
  toggles = {},
  state,
}: Setting = {}) {
  const life = new AbortController();
  const arrival = Promise.withResolvers<void>();
  const requests: AbortSignal[] = [];
  const went: unknown[] = [];
  const errors: unknown[] = [];
  const report = vi.fn();
  const answered = answering(listAddresses, async (_, { signal }) => {
    requests.push(signal);
    await arrival.promise;
    return answer;
  });
  const deps = depsForTests({
    signal: life.signal,
    standing: isSignedIn ? 'shopper' : 'visitor',
    http: serviceOf(answered),
    emitter: { emit: (name, detail) => void errors.push({ name, ...detail }) },
    report,
  });
  const store = createStore<Actions>()((set, get) => ({
    book: { phase: 'idle' },
    addressPurpose: undefined,
    picking: { phase: 'failed', id: 'a', trouble: 'technical' },
    chosenId: 'a',
    announcement: 'saved',
    settings: settingsOf({ environment: 'LOCAL', toggles }),
    used: usedFromHost(undefined),
    frame: { phase: 'closed' },
    goTo: (view) => void went.push(view),
    closeWindow: (reason) => void went.push({ reason }),
    ...createBookActions(deps)(set, get),
    ...state,
  }));
  return {
    state: store.getState,
    set: store.setState,
    went,
    errors,
    report,
    life,
    requests,
    arrive: arrival.resolve,
  };
}

describe('loading the address book', () => {
  it('passes through loading to the list of addresses [F-7.2]', async () => {
    const one = bookActions();
    const loaded = one.state().loadBook();
    expect(one.state().book).toEqual({ phase: 'loading' });
    one.arrive();
    expect(await loaded).toEqual(READY);
    expect(one.state().book).toEqual(READY);
  });

  it('keeps a loaded book visible in the meantime and after a failure, and says what failed [F-8.4]', async () => {
    const one = bookActions({ answer: err(forbidden), state: { book: READY } });
    const loaded = one.state().loadBook();
    expect(one.state().book).toBe(READY);
    one.arrive();
    expect(await loaded).toEqual({ phase: 'failed' });
    expect(one.state().book).toBe(READY);
    expect(one.errors).toMatchObject([
      { name: 'error', error: { code: 'forbidden', message: 'unknown fetch address service error' } },
    ]);
  });

  it('fails without a book, and reports that', async () => {
    const one = bookActions({ answer: err(forbidden) });
    one.arrive();
    expect(await one.state().loadBook()).toEqual({ phase: 'failed' });
    expect(one.state().book).toEqual({ phase: 'failed' });
    expect(one.report).toHaveBeenCalledTimes(1);
  });

  it('drops an answer for a shopper who has left', async () => {
    const one = bookActions();
    const loaded = one.state().loadBook();
    one.life.abort();
    one.arrive();
    expect(await loaded).toEqual({ phase: 'failed' });
    expect(one.state().book).toEqual({ phase: 'loading' });
  });

  it('adopts only the answer to the last request', async () => {
    const one = bookActions();
    const first = one.state().loadBook();
    const second = one.state().loadBook();
    expect(one.requests.map(({ aborted }) => aborted)).toEqual([true, false]);
    one.arrive();
    expect([await first, await second]).toEqual([{ phase: 'failed' }, READY]);
  });
});

const OWN: AddressPurpose = { modality: 'DELIVERY', isOwn: true, wantsTimes: true };
const SHIP: AddressPurpose = { modality: 'SHIP', isOwn: false, wantsTimes: false };
const openAt = (...trail: [View, ...View[]]): Frame => ({ phase: 'open', trail, opening: 1 });
const SECOND = { addressBookV2: true };

describe('opening the address book', () => {
  it('asks a visitor to sign in and keeps their state [F-6.2]', () => {
    const one = bookActions({ isSignedIn: false });
    one.state().openBook(OWN);
    expect(one.went).toEqual(['sign-in']);
    expect(one.state()).toMatchObject({ addressPurpose: undefined, chosenId: 'a', announcement: 'saved' });
  });

  it('starts without an earlier choice, error or announcement', () => {
    const one = bookActions();
    one.state().openBook(OWN);
    expect(one.state()).toMatchObject({
      addressPurpose: OWN,
      picking: { phase: 'idle' },
      chosenId: undefined,
      announcement: undefined,
    });
    expect(one.went).toEqual(['address-book']);
  });

  it.each<[string, SelectorToggles, Partial<Actions>, View]>([
    ['a closed window', SECOND, { book: READY }, 'reserve-time'],
    ['the stores', SECOND, { book: READY, frame: openAt('stores') }, 'reserve-time'],
    ['the timeslots', SECOND, { book: READY, frame: openAt('stores', 'timeslots') }, 'address-list'],
    [
      'the timeslots without addresses',
      SECOND,
      { book: NO_ADDRESSES, frame: openAt('timeslots') },
      'no-address',
    ],
    ['the timeslots with an unread book', SECOND, { frame: openAt('timeslots') }, 'address-list'],
    ['the first book', {}, { book: READY, frame: openAt('timeslots') }, 'address-book'],
  ])('for own delivery leads from %s to the matching view', (_, toggles, state, view) => {
    const one = bookActions({ toggles, state });
    one.state().openBook(OWN);
    expect(one.went).toEqual([view]);
  });

  it.each<[string, boolean, Partial<Actions>, AddressPurpose]>([
    ['own delivery', true, {}, { ...OWN, wantsTimes: false }],
    ['delivery', false, { used: usedFromHost(delivery) }, { ...OWN, isOwn: false, wantsTimes: false }],
    ['shipping', true, { used: usedFromHost({ ...delivery, modality: 'SHIP' }) }, SHIP],
  ])('is for %s if nothing else was chosen', (_, ownDelivery, state, purpose) => {
    const one = bookActions({ toggles: { ownDelivery }, state });
    one.state().openBook();
    expect(one.state().addressPurpose).toEqual(purpose);
  });
});

it.each([
  [true, 'timeslots'],
  [false, { reason: 'selected' }],
])('continues after own delivery, with upfront timeslots %j, to %j [F-4.7]', (upfrontTimeslots, there) => {
  const one = bookActions({ toggles: { upfrontTimeslots } });
  one.state().afterOwnDelivery();
  expect(one.went).toEqual([there]);
});
