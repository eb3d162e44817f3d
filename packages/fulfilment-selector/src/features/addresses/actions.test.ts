import type { Http } from '@grocer/foundation/http';
import { describe, expect, it, vi } from 'vitest';
import type { AddressPurpose } from '../../core/address-rules.ts';
import { createSelector } from '../../core/create-selector.ts';
import type { SelectorStore } from '../../core/store.ts';
import { depsForTests } from '../../testing/deps-for-tests.ts';
import { HOME, SAVED_HOME } from '../../testing/places.ts';
import type { Trail } from '../../window/navigation/rules.ts';
import { addressActions } from './actions.ts';
import { EDITING } from './form-state.ts';
import type { FormStep } from './form-state.ts';

const ENTERED = { address: HOME, isMailingAddress: true };
const ABOUT = { entered: ENTERED, suggestion: HOME, isEligible: true };
const ASKING = { phase: 'asking', id: 'a', trouble: undefined } as const;

/** The actions on a book with one address, whose requests get no response. */
function acting(state: Partial<SelectorStore> = {}, ...trail: Trail | []) {
  const callback = vi.fn();
  const config = { environment: 'LOCAL', analyticsConfig: { callback } } as const;
  const made = createSelector(config);
  const requests: string[] = [];
  const http: Http = {
    send({ name }) {
      requests.push(name);
      return new Promise(() => {});
    },
  };
  const told: unknown[] = [];
  const emitter: Partial<typeof made.emitter> = {
    emit: (name, detail) => void told.push({ name, ...detail }),
  };
  made.emitter.on('closed', (detail) => told.push({ name: 'closed', ...detail }));
  const deps = depsForTests({ http, emitter }, made);
  const [first = 'address-book', ...more] = trail;
  made.store.setState({
    book: { phase: 'ready', list: [SAVED_HOME] },
    frame: { phase: 'open', trail: [first, ...more], opening: 1 },
    ...state,
  });
  return { act: addressActions({ ...made, deps }), state: made.store.getState, requests, told, callback };
}
const formAt = (step: FormStep): Pick<SelectorStore, 'addressForm'> => ({
  addressForm: { visit: 1, editedId: 'a', step },
});

const purpose = (isOwn: boolean): AddressPurpose => ({ modality: 'DELIVERY', isOwn, wantsTimes: false });

describe('choosing an address', () => {
  it.each([
    ['selectAddress', true, 'address.validate-for-modality'],
    ['confirmAddress', true, 'modality.options'],
    ['confirmAddress', false, 'address.validate-for-modality'],
  ] as const)('by %s for own delivery %j first sends %s [F-4.5] [F-4.9]', (how, isOwn, request) => {
    const { act, state, requests } = acting({ addressPurpose: purpose(isOwn) });
    void act[how]('a');
    expect(state().picking).toEqual({ phase: 'checking', id: 'a' });
    expect(requests).toEqual([request]);
  });
});

describe('the form', () => {
  it.each([
    ['address-book', 'a', 'add-address'],
    ['address-list', undefined, 'address-form'],
  ] as const)('opens from %s for %s as %s', (view, id, form) => {
    const { act, state } = acting({}, view);
    act.openForm(id);
    expect(state().addressForm).toMatchObject({ editedId: id, step: EDITING });
    expect(state().frame).toMatchObject({ trail: [view, form] });
  });

  it.each<[string, FormStep]>([
    ['an error', { phase: 'editing', trouble: 'validation' }],
    ['a suggestion', { phase: 'suggested', about: ABOUT, trouble: undefined }],
    ['nothing', EDITING],
  ])('keeps the input for its address, and clears %s', (_, step) => {
    const { act, state } = acting(formAt(step));
    act.typeAddress({ entry: undefined, isMailingAddress: true });
    expect(state()).toMatchObject({
      draft: { editedId: 'a', entry: undefined, isMailingAddress: true },
      addressForm: { visit: 1, editedId: 'a', step: EDITING },
    });
    act.typeAddress(undefined);
    expect(state().draft).toBeUndefined();
  });

  it('checks what was entered', () => {
    const { act, state, requests } = acting(formAt(EDITING), 'add-address');
    void act.submitAddress(ENTERED);
    expect(state().addressForm.step).toEqual({ phase: 'checking' });
    expect(requests).toEqual(['address.validate-for-modality']);
  });

  it('saves the suggested address', () => {
    const step: FormStep = { phase: 'suggested', about: ABOUT, trouble: undefined };
    const { act, state, requests } = acting(formAt(step), 'add-address', 'confirm-address');
    void act.confirmSuggestion();
    expect(state().addressForm.step).toEqual({ phase: 'saving', about: ABOUT });
    expect(requests).toEqual(['profile.addresses.update']);
  });

  it('reports the names of invalid fields', () => {
    const { act, told, callback } = acting();
    act.refuseFields(['street']);
    expect(told).toEqual([{ name: 'validation:failed', fields: ['street'] }]);
    expect(callback).toHaveBeenCalledWith({ type: 'USER_CONSTRAINT_ERROR', code: 'invalid_fields' });
  });
});

describe('leaving the form', () => {
  const draft = { editedId: 'a', entry: undefined, isMailingAddress: true };

  it('keeps the input when the shopper stays', () => {
    const { act, state } = acting({ leaving: 'back', draft });
    act.keepTyping();
    expect(state()).toMatchObject({ leaving: undefined, draft });
  });

  it.each([
    ['back', { phase: 'open', trail: ['address-book'] }],
    ['escape', { phase: 'closed' }],
    [undefined, { phase: 'open', trail: ['address-book', 'add-address'] }],
  ] as const)('discards the input and leaves by %s', (leaving, frame) => {
    const { act, state, told } = acting(
      { leaving, draft, ...formAt(EDITING) },
      'address-book',
      'add-address',
    );
    act.discardTyping();
    expect(state()).toMatchObject({ leaving: undefined, draft: undefined, frame });
    expect(told).toEqual(leaving === 'escape' ? [{ name: 'closed', reason: 'escape' }] : []);
  });
});

describe('removing an address', () => {
  it('asks first, and stops asking when the shopper keeps it', () => {
    const { act, state } = acting();
    act.askToRemove('a');
    expect(state().removing).toEqual(ASKING);
    act.keepAddress();
    expect(state().removing).toEqual({ phase: 'idle' });
  });

  it('cannot be stopped once it is sent', () => {
    const { act, state, requests } = acting({ removing: ASKING });
    void act.removeAddress();
    expect(requests).toEqual(['profile.addresses.remove']);
    act.keepAddress();
    expect(state().removing).toEqual({ phase: 'removing', id: 'a' });
  });
});
