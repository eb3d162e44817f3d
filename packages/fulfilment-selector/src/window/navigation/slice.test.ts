import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SelectorToggles } from '../../config.ts';
import type { AddressPurpose } from '../../core/address-rules.ts';
import { settingsOf } from '../../core/settings.ts';
import { depsForTests } from '../../testing/deps-for-tests.ts';
import { SAVED_HOME } from '../../testing/places.ts';
import type { Trail, View } from './rules.ts';
import { createNavigationSlice, firstView } from './slice.ts';

type Navigation = ReturnType<Parameters<ReturnType<typeof createNavigationSlice>>[1]>;

interface Setting {
  readonly isInline?: boolean;
  readonly first?: View;
  readonly isSignedIn?: boolean;
  readonly toggles?: SelectorToggles;
  readonly needs?: Partial<Navigation>;
}

/** The navigation alone, with what it tells the host, analytics and the other slices. */
function navigation({ isInline = false, first = 'stores', isSignedIn = true, ...more }: Setting = {}) {
  const told: unknown[] = [];
  const reported: unknown[] = [];
  const called: string[] = [];
  const openTimes = vi.fn();
  const freshenBook = vi.fn();
  const load = vi.fn(async () => ({ openTimes, freshenBook }));
  const deps = depsForTests({
    emitter: { emit: (name, detail) => void told.push({ name, ...detail }) },
    report: (event) => void reported.push(event),
    standing: isSignedIn ? 'shopper' : 'visitor',
    load,
  });
  const store = createStore<Navigation>()((set, get) => ({
    settings: settingsOf({ environment: 'LOCAL', toggles: more.toggles ?? {} }),
    book: { phase: 'idle' },
    addressPurpose: undefined,
    asksBefore: () => false,
    deletedView: () => undefined,
    startForm: () => void called.push('startForm'),
    leaveAddresses: () => void called.push('leaveAddresses'),
    resume: () => void called.push('resume'),
    wantResults: () => void called.push('wantResults'),
    leaveSearch: () => void called.push('leaveSearch'),
    resetSearch: () => void called.push('resetSearch'),
    forgetFailedChoice: () => void called.push('forgetFailedChoice'),
    forgetConsent: () => void called.push('forgetConsent'),
    ...createNavigationSlice(deps, isInline, first)(set, get),
    ...more.needs,
  }));
  const trail = (): Trail | undefined => {
    const { frame } = store.getState();
    return frame.phase === 'open' ? frame.trail : undefined;
  };
  const openAt = (...there: Trail) => store.setState({ frame: { phase: 'open', trail: there, opening: 1 } });
  return { state: store.getState, trail, openAt, told, reported, called, load, openTimes, freshenBook };
}

describe('opening the window', () => {
  it('emits the view before the opening, reports it and asks for results', () => {
    const one = navigation();
    expect(one.trail()).toBeUndefined();
    one.state().openWindow();
    expect(one.trail()).toEqual(['stores']);
    expect(one.told).toEqual([
      { name: 'view:changed', screen: 'STORE_SELECTION_MENU', view: 'stores' },
      { name: 'opened', screen: 'STORE_SELECTION_MENU', view: 'stores' },
    ]);
    expect(one.reported).toEqual([{ type: 'START_NAVIGATE', screen: 'STORE_SELECTION_MENU' }]);
    expect(one.called).toEqual(['resume', 'wantResults']);
    expect(one.load).not.toHaveBeenCalled();
  });

  it('starts a new form only for the form', () => {
    const one = navigation();
    one.state().openWindow('ADD_ADDRESS');
    expect(one.called).toEqual(['startForm', 'resume', 'wantResults']);
  });

  it.each([
    ['the option list', { first: 'ways-to-shop' }, 'ways-to-shop'],
    ['the view after a removed address', { needs: { deletedView: () => 'no-address' } }, 'no-address'],
  ] as const)('starts with %s', (_, setting, view) => {
    const one = navigation(setting);
    one.state().openWindow();
    expect(one.trail()).toEqual([view]);
  });

  it.each<[string, AddressPurpose['modality'] | undefined, boolean, View]>([
    ['the second book', undefined, true, 'reserve-time'],
    ['the second book', 'DELIVERY', true, 'reserve-time'],
    ['the first book', 'SHIP', true, 'address-book'],
    ['the first book', 'DELIVERY', false, 'address-book'],
  ])('opens %s for %s when the second one is %j', (_, modality, addressBookV2, view) => {
    const addressPurpose = modality && { modality, isOwn: false, wantsTimes: false };
    const one = navigation({ toggles: { addressBookV2 }, needs: { addressPurpose } });
    one.state().openWindow('ADDRESS_BOOK');
    expect(one.trail()).toEqual([view]);
  });

  it('asks a visitor to sign in before the address book [F-6.2]', () => {
    const one = navigation({ isSignedIn: false });
    one.state().openWindow('ADDRESS_BOOK');
    expect(one.trail()).toEqual(['sign-in']);
  });

  it('goes to a screen in an open window without opening it again', () => {
    const one = navigation();
    one.state().openWindow();
    one.state().openWindow('SIGN_IN');
    one.state().openWindow();
    expect(one.trail()).toEqual(['stores', 'sign-in']);
    expect(one.told.slice(2)).toEqual([{ name: 'view:changed', screen: 'SIGN_IN', view: 'sign-in' }]);
    expect(one.called).toEqual(['resume', 'wantResults', 'resume', 'resume']);
  });

  it('opens the timeslots from the first view, once the actions are loaded', async () => {
    const one = navigation();
    one.state().openWindow('VIEW_TIMESLOTS');
    expect(one.trail()).toEqual(['stores']);
    expect(one.openTimes).not.toHaveBeenCalled();
    await expect.poll(() => one.openTimes.mock.calls).toEqual([[]]);
  });

  it('counts openings, not views', () => {
    const one = navigation();
    one.state().openWindow();
    one.state().goTo('sign-in');
    expect(one.state().frame).toMatchObject({ opening: 1 });
    one.state().closeWindow('close');
    one.state().openWindow();
    expect(one.state().frame).toMatchObject({ opening: 2 });
  });
});

describe('navigating', () => {
  it('emits nothing when the view stays the same', () => {
    const one = navigation();
    one.openAt('address-book', 'add-address');
    one.state().goPast('add-address');
    expect(one.trail()).toEqual(['address-book', 'add-address']);
    expect([one.told, one.reported]).toEqual([[], []]);
  });

  it('goes on from a finished form without keeping it in the trail', () => {
    const one = navigation();
    one.openAt('stores', 'address-book', 'add-address');
    one.state().goPast('timeslots');
    expect(one.trail()).toEqual(['stores', 'address-book', 'timeslots']);
  });

  it('stays closed', () => {
    const one = navigation();
    one.state().goTo('sign-in');
    one.state().goPast('sign-in');
    one.state().goBack();
    one.state().leaveSignIn();
    one.state().beginView();
    one.state().closeWindow('close');
    expect([one.trail(), one.told, one.called]).toEqual([undefined, [], []]);
  });

  it('goes back only if the shopper loses no input', () => {
    const asksBefore = vi.fn(() => true);
    const one = navigation({ needs: { asksBefore } });
    one.state().goBack();
    expect(asksBefore).not.toHaveBeenCalled();
    one.openAt('stores', 'sign-in');
    one.state().goBack();
    expect(asksBefore).toHaveBeenCalledExactlyOnceWith('back');
    expect(one.trail()).toEqual(['stores', 'sign-in']);
    asksBefore.mockReturnValue(false);
    one.state().goBack();
    expect(one.trail()).toEqual(['stores']);
  });

  it('goes back and closes while nothing asks about input', () => {
    const one = navigation({ needs: { asksBefore: undefined } });
    one.openAt('stores', 'sign-in');
    one.state().goBack();
    expect(one.trail()).toEqual(['stores']);
    one.state().closeWindow('close');
    expect(one.trail()).toBeUndefined();
  });

  it.each([
    ['no-address', []],
    ['address-list', [SAVED_HOME]],
  ] as const)('goes back from the form to %s [F-2.40]', (view, list) => {
    const one = navigation({ needs: { book: { phase: 'ready', list } } });
    one.openAt('address-form');
    one.state().goBack();
    expect(one.trail()).toEqual([view]);
  });

  it.each<[Trail, Trail]>([
    [
      ['stores', 'address-book', 'sign-in'],
      ['stores', 'address-book'],
    ],
    [['sign-in'], ['ways-to-shop']],
    [
      ['stores', 'timeslots'],
      ['stores', 'timeslots'],
    ],
  ])('leads from %j after the sign-in to %j', (before, after) => {
    const one = navigation({ first: 'ways-to-shop' });
    one.openAt(...before);
    one.state().leaveSignIn();
    expect(one.trail()).toEqual(after);
  });

  it.each<[View, View]>([
    ['timeslots', 'timeslots'],
    ['address-list', 'stores'],
    ['no-address', 'stores'],
  ])('returns from views after %s to %s for another shopper', (begun, view) => {
    const one = navigation();
    one.openAt(begun, 'sign-in');
    one.state().beginView();
    expect(one.trail()).toEqual([view]);
  });
});

describe('closing the window', () => {
  it('resets the search, the addresses and a failed choice, and emits the reason', () => {
    const one = navigation();
    one.openAt('stores', 'sign-in');
    one.state().closeWindow('escape');
    expect(one.state().frame).toEqual({ phase: 'closed' });
    expect(one.called).toEqual(['forgetFailedChoice', 'forgetConsent', 'leaveAddresses', 'resetSearch']);
    expect(one.told).toEqual([{ name: 'closed', reason: 'escape' }]);
  });

  it('keeps it open when the shopper is asked about input', () => {
    const asksBefore = vi.fn(() => true);
    const one = navigation({ needs: { asksBefore } });
    one.openAt('add-address');
    one.state().closeWindow('escape');
    expect(asksBefore).toHaveBeenCalledExactlyOnceWith('escape');
    expect([one.trail(), one.called, one.told]).toEqual([['add-address'], [], []]);
  });

  it('returns an inline selector to its first view and keeps the order of its list', () => {
    const one = navigation({ isInline: true });
    expect(one.state().frame).toEqual({ phase: 'open', trail: ['stores'], opening: 0 });
    one.state().goTo('sign-in');
    one.state().closeWindow('close');
    expect(one.trail()).toEqual(['stores']);
    expect(one.called).toEqual(['forgetFailedChoice', 'forgetConsent', 'leaveAddresses', 'leaveSearch']);
    expect(one.told.at(-1)).toEqual({ name: 'closed', reason: 'close' });
  });
});

it.each([
  [false, 'stores'],
  [true, 'ways-to-shop'],
])('starts at the list of all modalities when the host wants Next: %j', (showNext, view) => {
  expect(firstView(settingsOf({ environment: 'LOCAL', toggles: { showNext } }))).toBe(view);
});
