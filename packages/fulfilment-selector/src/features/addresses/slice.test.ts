import { GrocerError } from '@grocer/foundation/http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useSandbox } from '../../testing/use-sandbox.ts';
import { addressActions } from './actions.ts';
import { withWords } from './errors.ts';
import { listOf } from '../../core/address-rules.ts';

const box = useSandbox();
const LIST = 'profile.addresses.list';

describe('the address book', () => {
  it('is read once at the start, the mailing address first [F-7.2] [F-4.4]', async () => {
    const { state } = await box.start('alice');
    expect(box.calls(LIST)).toBe(1);
    expect(listOf(state().book).map((one) => [one.address.street, one.isMailingAddress])).toEqual([
      ['1420 Juniper Street', true],
      ['88 Larch Road', false],
    ]);
    state().openWindow('ADDRESS_BOOK');
    expect(box.calls(LIST)).toBe(1);
  });

  it('has no address without an id, which could be neither changed nor removed [F-5.8]', async () => {
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

  it('of a visitor is not asked for, and asks to sign in [F-6.2]', async () => {
    const { state } = await box.start(undefined);
    expect(state().book).toEqual({ phase: 'idle' });
    state().openWindow();
    state().openBook();
    expect(state().frame).toMatchObject({ trail: ['stores', 'sign-in'] });
  });

  it('that cannot be read says so to developers, and can be read again [F-8.4]', async () => {
    box.sandbox.controls.addFault({ match: LIST, when: 'before', kind: 'html', status: 403 });
    const { state, heard } = await box.start('alice');
    expect(state().book).toEqual({ phase: 'failed' });
    expect(heard('error')).toMatchObject([{ error: { message: 'unknown fetch address service error' } }]);
    await state().loadBook();
    expect(listOf(state().book)).toHaveLength(2);
  });

  it('says what the service wants said of its failure [F-8.4]', () => {
    const said = {
      code: 'forbidden',
      retryable: false,
      message: 'x',
      customerMessage: 'Closed today.',
    } as const;
    expect(withWords(new GrocerError(said), 'add').message).toBe('Closed today.');
  });

  it('that was here stays while it is read again, and where that fails', async () => {
    const { state } = await box.start('alice');
    box.sandbox.controls.addFault({ match: LIST, when: 'before', kind: 'status', status: 403 });
    const again = state().loadBook();
    expect(listOf(state().book)).toHaveLength(2);
    await again;
    expect(listOf(state().book)).toHaveLength(2);
  });
});

describe('leaving the window', () => {
  it('forgets what was being done, and keeps the book', async () => {
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

describe('a session that is over', () => {
  it('leaves no form, and nothing that was typed into it, to the one who signs in next', async () => {
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
