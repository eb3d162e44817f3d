import { GrocerError } from '@grocer/foundation/http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useSandbox } from '../../testing/use-sandbox.ts';
import { addressActions } from './actions.ts';
import { withWords } from './errors.ts';
import { listOf } from '../../core/address-rules.ts';

const box = useSandbox();
const LIST = 'profile.addresses.list';

describe('the address book', () => {
  it('loads once at the start with the mailing address first [F-7.2] [F-4.4]', async () => {
    const { state } = await box.start('alice');
    expect(box.calls(LIST)).toBe(1);
    expect(listOf(state().book).map((one) => [one.address.street, one.isMailingAddress])).toEqual([
      ['1420 Juniper Street', true],
      ['88 Larch Road', false],
    ]);
    state().openWindow('ADDRESS_BOOK');
    expect(box.calls(LIST)).toBe(1);
  });

  it('drops an address without an id [F-5.8]', async () => {
    const { fetch } = globalThis;
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await fetch(...request);
      if (!answer.url.endsWith('/profile/v1/addresses')) return answer;
      const text = await answer.text();
      const [id] = /(?<="id":")[^"]+/.exec(text) ?? [];
      return new Response(text.replace(`"id":"${id}"`, '"id":""'), answer);
    });
    const { state } = await box.start('alice');
    expect(listOf(state().book)).toHaveLength(1);
  });

  it('sends no request for a visitor and opens the sign-in view [F-6.2]', async () => {
    const { state } = await box.start(undefined);
    expect(state().book).toEqual({ phase: 'idle' });
    state().openWindow();
    state().openBook();
    expect(state().frame).toMatchObject({ trail: ['stores', 'sign-in'] });
  });

  it('emits an error after a failed read and can be read again [F-8.4]', async () => {
    box.sandbox.controls.addFault({ match: LIST, when: 'before', kind: 'html', status: 403 });
    const { state, heard } = await box.start('alice');
    expect(state().book).toEqual({ phase: 'failed' });
    expect(heard('error')).toMatchObject([{ error: { message: 'unknown fetch address service error' } }]);
    await state().loadBook();
    expect(listOf(state().book)).toHaveLength(2);
  });

  it('uses the customer message of the service as the error message [F-8.4]', () => {
    const said = {
      code: 'forbidden',
      retryable: false,
      message: 'x',
      customerMessage: 'Closed today.',
    } as const;
    expect(withWords(new GrocerError(said), 'add').message).toBe('Closed today.');
  });

  it('keeps its list during a reload and after a failed one', async () => {
    const { state } = await box.start('alice');
    box.sandbox.controls.addFault({ match: LIST, when: 'before', kind: 'status', status: 403 });
    const again = state().loadBook();
    expect(listOf(state().book)).toHaveLength(2);
    await again;
    expect(listOf(state().book)).toHaveLength(2);
  });
});

describe('closing the window', () => {
  it('resets the pending actions and keeps the address book', async () => {
    const { state, selector } = await box.start('alice');
    state().openWindow('ADDRESS_BOOK');
    const act = addressActions(selector);
    const id = listOf(state().book)[0]?.id ?? '';
    act.openForm(id);
    act.askToRemove(id);
    state().closeWindow('close');
    expect(state()).toMatchObject({
      removing: { phase: 'idle' },
      picking: { phase: 'idle' },
      addressForm: { editedId: undefined, step: { phase: 'editing' } },
    });
    expect(listOf(state().book)).toHaveLength(2);
  });
});

/** A shopper who has started to type a new address. */
async function typing() {
  const events = vi.fn();
  const one = await box.start('alice', { analyticsConfig: { callback: events } });
  one.state().openWindow('ADDRESS_BOOK');
  const act = addressActions(one.selector);
  act.openForm();
  const trail = () => {
    const { frame } = one.state();
    return frame.phase === 'open' ? frame.trail : [];
  };
  act.typeAddress({ entry: undefined, isMailingAddress: true });
  return { ...one, act, events, trail };
}

describe('an address form with changes', () => {
  it.each(['back', 'close'] as const)(
    'asks for confirmation on %s and keeps the draft when the shopper stays',
    async (leaving) => {
      const { state, act, trail, heard } = await typing();
      const leave = () => (leaving === 'back' ? state().goBack() : state().closeWindow(leaving));
      leave();
      expect(state().leaving).toBe(leaving);
      act.keepTyping();
      expect(state()).toMatchObject({ leaving: undefined, draft: { isMailingAddress: true } });
      expect([trail().at(-1), heard('closed')]).toEqual(['add-address', []]);
    },
  );

  it('goes back without the draft once the shopper confirms', async () => {
    const { state, act, trail, heard } = await typing();
    state().goBack();
    act.discardTyping();
    expect(state()).toMatchObject({ leaving: undefined, draft: undefined });
    expect([trail(), heard('closed')]).toEqual([['address-book'], []]);
  });

  it('closes the window with the original reason once the shopper confirms', async () => {
    const { state, act, heard } = await typing();
    state().closeWindow('escape');
    act.discardTyping();
    expect(state()).toMatchObject({ leaving: undefined, draft: undefined, frame: { phase: 'closed' } });
    expect(heard('closed')).toEqual([{ reason: 'escape' }]);
  });

  it('stores the draft with the address that it belongs to', async () => {
    const { state, act } = await typing();
    expect(state().draft).toEqual({ editedId: undefined, entry: undefined, isMailingAddress: true });
    const id = listOf(state().book)[0]?.id;
    act.openForm(id);
    act.typeAddress({ entry: undefined, isMailingAddress: false });
    expect(state().draft).toEqual({ editedId: id, entry: undefined, isMailingAddress: false });
  });

  it('emits only the names of the invalid fields', async () => {
    const { act, heard, events } = await typing();
    act.refuseFields(['street', 'postalCode']);
    expect(heard('validation:failed')).toEqual([{ fields: ['street', 'postalCode'] }]);
    expect(events).toHaveBeenCalledWith({ type: 'USER_CONSTRAINT_ERROR', code: 'invalid_fields' });
  });
});

describe('an expired session', () => {
  it('resets the form for the next shopper', async () => {
    const { authConfig } = await box.sandbox.config('alice');
    const { state, selector } = await box.start('alice', {
      authConfig: { type: 'B2C', token: authConfig?.token ?? '' },
    });
    state().openWindow();
    state().openBook({ modality: 'DELIVERY', isOwn: false, wantsTimes: false });
    const act = addressActions(selector);
    act.openForm();
    const { visit } = state().addressForm;
    const address = { street: '1 Corrected St', unit: '', locality: 'Cincinnati', region: 'OH' };
    await act.submitAddress({
      address: { ...address, postalCode: '45202', countryCode: 'US' },
      isMailingAddress: false,
    });
    expect(state().addressForm.step.phase).toBe('suggested');
    await box.sandbox.controls.expireTokens();
    await act.confirmSuggestion();
    const next = await box.sandbox.config('ivan');
    selector.update({ token: next.authConfig?.token ?? '' });
    expect(state().addressForm).toMatchObject({ editedId: undefined, step: { phase: 'editing' } });
    expect(state().addressForm.visit).toBeGreaterThan(visit);
    expect(state().frame).toMatchObject({ trail: ['stores'] });
  });
});
