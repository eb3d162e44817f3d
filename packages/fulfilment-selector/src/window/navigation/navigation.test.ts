import { describe, expect, it } from 'vitest';
import { viewOf } from './rules.ts';
import type { Trail } from './rules.ts';
import type { Frame } from './slice.ts';
import { HOME } from '../../testing/places.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';

const box = useSandbox();
const trailOf = (frame: Frame): Trail => (frame.phase === 'open' ? frame.trail : ['stores']);

describe('the navigation', () => {
  it('emits each new view and the close reason', async () => {
    const { state, heard } = await box.start(undefined);
    state().openWindow('MODALITY_SELECTION_MENU');
    state().goTo('stores');
    state().goBack();
    state().closeWindow('escape');
    expect(heard('view:changed')).toEqual([
      { screen: 'MODALITY_SELECTION_MENU', view: 'ways-to-shop' },
      { screen: 'STORE_SELECTION_MENU', view: 'stores' },
      { screen: 'MODALITY_SELECTION_MENU', view: 'ways-to-shop' },
    ]);
    expect(heard('closed')).toEqual([{ reason: 'escape' }]);
  });

  it('stays unchanged when Back leads nowhere or nothing is open', async () => {
    const { state, heard } = await box.start(undefined);
    state().goBack();
    state().goTo('stores');
    state().closeWindow('host');
    expect(heard('view:changed')).toEqual([]);
    state().openWindow();
    state().goBack();
    expect(state().frame).toMatchObject({ phase: 'open', trail: ['stores'] });
    expect(heard('closed')).toEqual([]);
  });

  it('starts at the option list when the host wants Next', async () => {
    const { state } = await box.start(undefined, { toggles: { showNext: true } });
    state().openWindow();
    expect(state().frame).toMatchObject({ phase: 'open', trail: ['ways-to-shop'] });
  });

  it.each([
    ['ADDRESS_BOOK', {}, 'address-book'],
    ['ADDRESS_BOOK', { addressBookV2: true }, 'reserve-time'],
    ['ADDRESS_BOOK_V2', {}, 'reserve-time'],
    ['ADD_ADDRESS', {}, 'add-address'],
    ['ADD_ADDRESS', { addressBookV2: true }, 'address-form'],
  ] as const)(
    'opens %s with %o for a shopper, and the sign-in view for a visitor [F-2.12] [F-6.2]',
    async (screen, toggles, view) => {
      const shopper = await box.start('alice', { toggles });
      shopper.state().openWindow(screen);
      expect(shopper.state().frame).toMatchObject({ phase: 'open', trail: [view] });
      const visitor = await box.start(undefined, { toggles });
      visitor.state().openWindow(screen);
      expect(visitor.state().frame).toMatchObject({ phase: 'open', trail: ['sign-in'] });
    },
  );

  it('opens the timeslots or first the address book, and the sign-in view for a visitor [F-2.12] [F-4.18]', async () => {
    const toggles = { upfrontTimeslots: true };
    const active = { modality: 'DELIVERY', address: HOME } as const;
    const shopper = await box.start('alice', { toggles, activeModality: active });
    shopper.state().openWindow('VIEW_TIMESLOTS');
    const viewIn = ({ state }: typeof shopper) => viewOf(trailOf(state().frame));
    await expect.poll(() => viewIn(shopper)).toBe('timeslots');
    const otherChoice = await box.start('alice', { toggles, postalCode: '10001' });
    otherChoice.state().openWindow('VIEW_TIMESLOTS');
    await expect.poll(() => viewIn(otherChoice)).toBe('address-book');
    const visitor = await box.start(undefined, { toggles });
    visitor.state().openWindow('VIEW_TIMESLOTS');
    await expect.poll(() => viewIn(visitor)).toBe('sign-in');
  });

  it('starts a new form each time the host opens one', async () => {
    const { state } = await box.start('alice');
    state().openWindow('ADDRESS_BOOK');
    state().startForm('a');
    state().goTo('add-address');
    state().goBack();
    const { visit } = state().addressForm;
    state().openWindow('ADD_ADDRESS');
    expect(state().addressForm.visit).toBeGreaterThan(visit);
    expect(state().addressForm.editedId).toBeUndefined();
  });

  it('leads back from the form to the list or to the empty address book [F-2.40]', async () => {
    const { state, selector } = await box.start('alice', { toggles: { addressBookV2: true } });
    state().openWindow('ADD_ADDRESS');
    state().goBack();
    expect(state().frame).toMatchObject({ phase: 'open', trail: ['address-list'] });
    state().goTo('address-form');
    selector.store.setState({ book: { phase: 'ready', list: [] } });
    state().goBack();
    expect(state().frame).toMatchObject({ trail: expect.not.arrayContaining(['address-form']) });
    expect(viewOf(trailOf(state().frame))).toBe('no-address');
  });

  it.each([
    ['ADDRESS_BOOK', 'address-book'],
    ['STORE_SELECTION_MENU', 'stores'],
  ] as const)('returns to the start of %s for another shopper', async (screen, view) => {
    const { state } = await box.start('alice');
    state().openWindow(screen);
    state().goTo('timeslots');
    state().goTo('sign-in');
    state().beginView();
    expect(state().frame).toMatchObject({ phase: 'open', trail: [view] });
  });

  it('does not return to an address view for a shopper with another book', async () => {
    const { state, selector } = await box.start('alice');
    selector.store.setState({ frame: { phase: 'open', opening: 1, trail: ['no-address', 'sign-in'] } });
    state().beginView();
    expect(state().frame).toMatchObject({ trail: ['stores'] });
  });

  it('goes to a screen that the host opens meanwhile', async () => {
    const { state } = await box.start(undefined);
    state().openWindow();
    state().openWindow('SIGN_IN');
    expect(state().frame).toMatchObject({ phase: 'open', trail: ['stores', 'sign-in'] });
  });
});
