import { describe, expect, it } from 'vitest';
import { useSandbox } from '../testing/use-sandbox.ts';

const box = useSandbox();

describe('the window', () => {
  it('tells of each view that comes on, and of closing', async () => {
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

  it('stays where it is when Back leads nowhere, or nothing is open', async () => {
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

  it('begins at the list of choices where the host wants Next', async () => {
    const { state } = await box.start(undefined, { toggles: { showNext: true } });
    state().openWindow();
    expect(state().frame).toMatchObject({ phase: 'open', trail: ['ways-to-shop'] });
  });

  it('goes to a screen that the host names while it is open', async () => {
    const { state } = await box.start(undefined);
    state().openWindow();
    state().openWindow('SIGN_IN');
    expect(state().frame).toMatchObject({ phase: 'open', trail: ['stores', 'sign-in'] });
  });
});
