import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createAddressFormSlice } from './slice.ts';
import type { AddressFormSlice } from './slice.ts';

function start() {
  const store = createStore<AddressFormSlice>()(createAddressFormSlice);
  return {
    ...store.getState(),
    form: () => store.getState().addressForm,
    now: store.getState,
    set: store.setState,
  };
}
const EMPTY = { phase: 'editing', trouble: undefined, answer: undefined };

it('starts closed, without a draft', () => {
  const { form, drafts } = start();
  expect(form()).toEqual({
    visit: 0,
    openedFor: undefined,
    editedId: undefined,
    isModal: false,
    step: EMPTY,
  });
  expect(drafts).toEqual({});
});

it('resets when opened for an existing or a new address, on its page or as a dialog', () => {
  const { startForm, form, set } = start();
  startForm('home');
  expect(form()).toEqual({ visit: 1, openedFor: 'home', editedId: 'home', isModal: false, step: EMPTY });
  set({ addressForm: { ...form(), step: { phase: 'saved' } } });
  startForm(undefined, true);
  expect(form()).toEqual({ visit: 2, openedFor: undefined, editedId: undefined, isModal: true, step: EMPTY });
});

it('closes only as a dialog, and keeps the draft', () => {
  const { startForm, closeForm, keepDraft, form, now } = start();
  const draft = { entry: undefined, isMailingAddress: true };
  keepDraft('home', draft);
  startForm('home');
  closeForm();
  expect(form()).toMatchObject({ visit: 1, isModal: false });
  startForm('home', true);
  closeForm();
  expect(form()).toMatchObject({ visit: 3, openedFor: 'home', isModal: false });
  expect(now().drafts['home']).toBe(draft);
});

it('clears the draft and its step, and stays open for the same address', () => {
  const { startForm, forgetForm, form, now, set } = start();
  startForm('home');
  set({
    addressForm: { ...form(), step: { phase: 'saving' } },
    drafts: { home: { entry: undefined, isMailingAddress: true } },
  });
  forgetForm();
  expect(now().drafts).toEqual({});
  expect(form()).toEqual({ visit: 2, openedFor: 'home', editedId: 'home', isModal: false, step: EMPTY });
});

it('keeps the draft of each form apart from those of the others', () => {
  const { keepDraft, now } = start();
  const [added, edited] = [true, false].map((isMailingAddress) => ({ entry: undefined, isMailingAddress }));
  keepDraft(undefined, added);
  keepDraft('home', edited);
  expect(now().drafts).toEqual({ '': added, home: edited });
  keepDraft('home', undefined);
  expect(now().drafts).toEqual({ '': added });
});
