import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createModalSlice } from './slice.ts';
import type { Modal } from './slice.ts';

type Modals = ReturnType<Parameters<ReturnType<typeof createModalSlice>>[1]>;

/** The dialogs alone, and the calls of other slices. */
function modals(initial?: Modal) {
  const called: string[] = [];
  const store = createStore<Modals>()((set, get) => ({
    loadOffer: async () => void called.push('loadOffer'),
    forgetNewTime: () => void called.push('forgetNewTime'),
    goToCart: () => void called.push('goToCart'),
    forgetLapsed: () => void called.push('forgetLapsed'),
    ...createModalSlice(initial)(set, get),
  }));
  return { state: store.getState, called };
}

it('starts with the dialog that the shopper arrives for', () => {
  expect(modals().state().modal).toBeUndefined();
  expect(modals('orderTimedOut').state().modal).toBe('orderTimedOut');
});

it('shows one dialog, and hides it without what its button does', () => {
  const { state, called } = modals('timeExpired');
  state().showModal('offerFailed');
  expect(state().modal).toBe('offerFailed');
  state().hideModal();
  expect([state().modal, called]).toEqual([undefined, []]);
  state().leaveModal();
  expect(called).toEqual([]);
});

it.each<[Modal, readonly string[]]>([
  ['orderTimedOut', ['forgetNewTime']],
  ['reservationExpired', ['forgetLapsed', 'loadOffer']],
  ['timeExpired', ['loadOffer']],
  ['ownUnavailable', []],
  ['offerFailed', ['loadOffer']],
  ['checkoutFailed', ['goToCart']],
])('does what the button of %s says [F-2.68]', (modal, calls) => {
  const { state, called } = modals(modal);
  state().leaveModal();
  expect([state().modal, called]).toEqual([undefined, calls]);
});
