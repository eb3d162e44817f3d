import { describe, expect, it } from 'vitest';
import type { SelectorConfig } from '../../config.ts';
import { useSandbox } from '../../testing/use-sandbox.ts';
import { addressActions } from './actions.ts';
import { listOf } from '../../core/address-rules.ts';

const box = useSandbox();
const OWN = { modality: 'DELIVERY', isOwn: true, wantsTimes: false } as const;
const CHECK = 'address.validate-for-modality';

/** Opens the address book of a shopper. The first address is in Cincinnati, the second one in Covington. */
async function atBook(more: Partial<SelectorConfig> = {}, shopper = 'alice') {
  const one = await box.start(shopper, { persistence: false, ...more });
  one.state().openWindow();
  // The window starts a search at the shopper's address.
  await expect.poll(() => one.state().results.phase).toBe('ready');
  one.state().openBook(OWN);
  const book = () => listOf(one.state().book);
  const act = addressActions(one.selector);
  /** Adds an address to the book, as another device would. */
  async function put(street: string, zip = '45202', region = 'OH'): Promise<string> {
    const { http, signal } = one.selector.deps;
    const { addAddress } = await import('@grocer/foundation/contract');
    const address = {
      street,
      unit: '',
      locality: 'Cincinnati',
      region,
      postalCode: zip,
      countryCode: 'US',
    } as const;
    const added = await http.send(addAddress, { address, isMailingAddress: false }, { signal });
    await one.state().loadBook();
    return added.ok ? (added.value.id ?? '') : '';
  }
  return { ...one, act, book, put, first: () => book()[0]?.id ?? '' };
}

describe('selecting an address', () => {
  it('validates it, reads its options, makes it active and closes [F-4.5] [F-4.6] [F-4.7] [F-7.7] [F-7.9]', async () => {
    const { state, act, first, book, heard } = await atBook();
    const [entry] = book();
    await act.selectAddress(first());
    const order = box.sandbox.controls.history().map(({ call }) => call);
    expect(order.slice(order.indexOf(CHECK))).toEqual([
      CHECK,
      'modality.options',
      'modality.preferences.set-active',
    ]);
    const destination = { kind: 'address', address: entry?.address };
    expect(state().used.active).toMatchObject({ modality: 'DELIVERY', destination, source: 'SHOPPER' });
    expect(state().used.active?.id).not.toBe('');
    expect(Date.parse(state().used.active?.createdDate ?? '')).toBeGreaterThan(0);
    expect(heard('modality:changed')).toMatchObject([{ to: { modality: 'DELIVERY', destination } }]);
    expect(heard('address:selected')).toEqual([{ modality: 'DELIVERY', address: entry?.address }]);
    expect(heard('closed')).toEqual([{ reason: 'selected' }]);
    expect(state().frame.phase).toBe('closed');
  });

  it('shows the options around the address when the window opens again [F-4.6]', async () => {
    const { state, act, put } = await atBook();
    const id = await put('9 High St', '43215');
    await act.selectAddress(id);
    state().openWindow();
    expect(state()).toMatchObject({
      zip: '43215',
      results: { phase: 'ready', found: { near: { zip: '43215' } } },
    });
  });

  it('opens the timeslots for own delivery when the shopper asked for times [F-4.7]', async () => {
    const { state, act, first } = await atBook({ toggles: { upfrontTimeslots: true } });
    state().openBook({ ...OWN, wantsTimes: true });
    await act.selectAddress(first());
    expect(state().frame).toMatchObject({ phase: 'open', trail: expect.arrayContaining(['timeslots']) });
    expect(state().used.isOwnDelivery).toBe(true);
  });

  it('closes for own delivery when the shopper did not ask for times [F-4.7]', async () => {
    const { state, act, first } = await atBook({ toggles: { upfrontTimeslots: true } });
    await act.selectAddress(first());
    expect(state().frame.phase).toBe('closed');
  });

  it.each([
    ['1 Corrected St', 'closeMatch'],
    ['1 Unknown St', 'notValid'],
    ['1 No Delivery St', 'notEligible'],
  ])('refuses %s on its card with %s [F-4.5] [F-4.8] [F-5.9]', async (street, trouble) => {
    const { state, act, put } = await atBook();
    const id = await put(street);
    await act.selectAddress(id);
    expect(state()).toMatchObject({ picking: { phase: 'failed', id, trouble }, frame: { phase: 'open' } });
    expect(box.calls('modality.preferences.set-active')).toBe(0);
  });

  it.each([
    ['1 No Delivery St', 'DELIVERY', '1 No Ship St'],
    ['1 No Ship St', 'SHIP', '1 No Delivery St'],
  ] as const)(
    'refuses %s for %s as not eligible and accepts %s [F-4.5] [F-4.8]',
    async (street, modality, other) => {
      const { state, act, put } = await atBook();
      const [id, good] = [await put(street), await put(other)];
      state().openBook({ modality, isOwn: false, wantsTimes: false });
      await act.selectAddress(id);
      expect(state().picking).toEqual({ phase: 'failed', id, trouble: 'notEligible' });
      // The modality that the message names.
      expect(state().addressPurpose?.modality).toBe(modality);
      expect(state().used.active).toBeUndefined();
      await act.selectAddress(good);
      expect(state().used.active?.modality).toBe(modality);
    },
  );

  it('shows a validation failure and emits an error when the check fails [F-8.2] [F-8.4]', async () => {
    const { state, act, first, heard } = await atBook();
    box.sandbox.controls.addFault({ match: CHECK, when: 'before', kind: 'html', status: 403 });
    await act.selectAddress(first());
    expect(state().picking).toMatchObject({ phase: 'failed', trouble: 'validation' });
    expect(heard('error')).toMatchObject([
      { error: { code: 'forbidden', message: 'unknown validate address service error' } },
    ]);
  });

  it('refuses an address without a postal code before sending a request [F-5.3]', async () => {
    const { state, selector, act, first, book } = await atBook();
    const list = book().map((one) => ({ ...one, address: { ...one.address, postalCode: ' ' } }));
    selector.store.setState({ book: { phase: 'ready', list } });
    await act.selectAddress(first());
    expect(state().picking).toMatchObject({ phase: 'failed', trouble: 'validation' });
    expect(box.calls(CHECK)).toBe(0);
  });

  it('shows a technical failure when the options cannot be read [F-8.6]', async () => {
    const { state, act, first } = await atBook();
    await expect.poll(() => state().results.phase).toBe('ready');
    box.sandbox.controls.addFault({ match: 'modality.options', when: 'before', kind: 'status', status: 403 });
    await act.selectAddress(first());
    expect(state().picking).toMatchObject({ phase: 'failed', trouble: 'technical' });
  });

  it('changes nothing when onBeforeChange returns false', async () => {
    const { state, act, first } = await atBook({ onBeforeChange: () => false });
    await act.selectAddress(first());
    expect(box.calls('modality.preferences.set-active')).toBe(0);
    expect(state()).toMatchObject({ picking: { phase: 'idle' }, frame: { phase: 'open' } });
  });

  it('sends one request for two presses', async () => {
    const { act, first } = await atBook();
    await Promise.all([act.selectAddress(first()), act.selectAddress(first())]);
    expect(box.calls(CHECK)).toBe(1);
    expect(box.calls('modality.preferences.set-active')).toBe(1);
  });

  it('drops the choice when the window closes', async () => {
    const { state, act, first, heard } = await atBook();
    const chosen = act.selectAddress(first());
    state().closeWindow('close');
    await chosen;
    expect(heard('modality:changed')).toEqual([]);
    expect(state().picking).toEqual({ phase: 'idle' });
  });

  it('opens the sign-in view when the session has expired', async () => {
    const config = await box.sandbox.config('alice');
    const authConfig = { type: 'B2C' as const, token: config.authConfig?.token ?? '' };
    const { state, act, first } = await atBook({ authConfig });
    await box.sandbox.controls.expireTokens();
    await act.selectAddress(first());
    expect(state().frame).toMatchObject({ trail: ['stores', 'address-book', 'sign-in'] });
    expect(state().picking).toEqual({ phase: 'idle' });
  });
});

describe('confirming an address in the second book', () => {
  const second = { toggles: { addressBookV2: true, upfrontTimeslots: true } };

  it('turns own delivery on and opens the timeslots without an address check [F-4.9]', async () => {
    const { state, act, first } = await atBook(second);
    await act.confirmAddress(first());
    expect(box.calls(CHECK)).toBe(0);
    expect(state().used).toMatchObject({ isOwnDelivery: true, active: { modality: 'DELIVERY' } });
    expect(state().frame).toMatchObject({ phase: 'open', trail: ['stores', 'reserve-time', 'timeslots'] });
  });

  it.each([
    ['stores alone', '23310', 'VA'],
    ['nothing near', '96801', 'HI'],
  ])('refuses an address that own delivery does not reach: %s [F-4.9]', async (_, zip, region) => {
    const { state, act, put } = await atBook(second);
    const id = await put('1 Main St', zip, region);
    await act.confirmAddress(id);
    expect(state().picking).toEqual({ phase: 'failed', id, trouble: 'notEligible' });
    expect(state().used.active).toBeUndefined();
  });

  it('shows a technical failure when the options cannot be read [F-4.9]', async () => {
    const { state, act, first } = await atBook(second);
    await expect.poll(() => state().results.phase).toBe('ready');
    box.sandbox.controls.addFault({ match: 'modality.options', when: 'before', kind: 'status', status: 403 });
    await act.confirmAddress(first());
    expect(state().picking).toMatchObject({ phase: 'failed', trouble: 'technical' });
  });

  it('validates a shipping address as in the first book [F-4.5]', async () => {
    const { state, act, first } = await atBook(second);
    state().openBook({ modality: 'SHIP', isOwn: false, wantsTimes: false });
    await act.confirmAddress(first());
    expect(box.calls(CHECK)).toBe(1);
    expect(state().used).toMatchObject({ isOwnDelivery: false, active: { modality: 'SHIP' } });
  });
});

it.each([
  ['selected', 'selectAddress', {}, ['stores', 'address-book', 'sign-in']],
  ['confirmed', 'confirmAddress', { addressBookV2: true }, ['stores', 'reserve-time', 'sign-in']],
] as const)(
  'opens the sign-in view when the session ends while the options of an address being %s are loading',
  async (_, press, toggles, trail) => {
    const { state, act, first, heard } = await atBook({ toggles });
    await expect.poll(() => state().results.phase).not.toBe('loading');
    const fault = { kind: 'status', status: 401 } as const;
    box.sandbox.controls.addFault({ match: 'modality.options', when: 'before', times: 9, ...fault });
    await act[press](first());
    expect(state().frame).toMatchObject({ trail });
    expect(state().picking).toEqual({ phase: 'idle' });
    expect(heard('error')).toEqual([]);
  },
);

describe('the timeslots view for own delivery', () => {
  const times = { toggles: { upfrontTimeslots: true } };

  it('opens after an address is selected for it [F-4.7]', async () => {
    const { state, act, first } = await atBook(times);
    state().openBook({ modality: 'DELIVERY', isOwn: true, wantsTimes: true });
    await act.selectAddress(first());
    expect(state().frame).toMatchObject({ trail: ['stores', 'address-book', 'timeslots'] });
  });
});
