import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { mount } from '../../../mount.tsx';
import { button, field, focused, heading, useAddressViews, V2 } from '../../../testing/use-address-views.ts';

const { box, show } = useAddressViews();
const question = () => screen.findByRole('alertdialog', { name: 'Discard Changes?' });
const answer = async (name: string) => within(await question()).getByRole('button', { name });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const KEEP = 'No, Keep Changes';
const DISCARD = 'Yes, Discard Changes';

describe('an address form with changes', () => {
  it.each([
    ['the old book', 'ADD_ADDRESS', {}],
    ['the second one', 'ADD_ADDRESS', V2],
  ] as const)(
    'asks in %s for confirmation before Back discards the changes',
    async (_book, screenName, more) => {
      const { user } = await show(screenName, more);
      await heading('Add Delivery Address');
      await user.type(field('Street Address'), '9 New Street');
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect((await question()).textContent).toContain('what you entered will not be saved');
      await user.click(await answer(KEEP));
      await noQuestion();
      expect(field('Street Address')).toHaveProperty('value', '9 New Street');
      await user.click(screen.getByRole('button', { name: 'Back' }));
      await user.click(await answer(DISCARD));
      await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Street Address' })).toBeNull());
    },
  );

  it('asks for confirmation after a changed checkbox, but not after a reverted text', async () => {
    const { user } = await show('ADDRESS_BOOK');
    await user.click(await button(/^Edit, 88 Larch Road/));
    await heading('Edit Delivery Address');
    await user.type(field('Street Address'), 'x{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await button(/^Edit, 88 Larch Road/));
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(await answer(DISCARD));
    await user.click(await button(/^Edit, 88 Larch Road/));
    await heading('Edit Delivery Address');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
  });

  it('keeps the draft after the host closes the window, apart from other forms', async () => {
    const { user, handle } = await show('ADD_ADDRESS');
    await heading('Add Delivery Address');
    await user.type(field('Street Address'), '9 New Street');
    await user.click(screen.getByRole('checkbox'));
    handle.close();
    handle.open('ADDRESS_BOOK');
    await user.click(await button(/^Edit, 88 Larch Road/));
    await heading('Edit Delivery Address');
    expect(field('Street Address')).toHaveProperty('value', '88 Larch Road');
    handle.close();
    handle.open('ADD_ADDRESS');
    await heading('Add Delivery Address');
    expect(field('Street Address')).toHaveProperty('value', '9 New Street');
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  });

  it('does not ask for confirmation once the address is saved', async () => {
    const { user, handle } = await show('ADDRESS_BOOK');
    await user.click(await button(/^Edit, 88 Larch Road/));
    await heading('Edit Delivery Address');
    await user.clear(field('Street Address'));
    await user.type(field('Street Address'), '90 Larch Road');
    await user.click(await button('Save Address'));
    await user.click(await button(/^Edit, 90 Larch Road/));
    await heading('Edit Delivery Address');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect((await button(/^Edit, 90 Larch Road/)).isConnected).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    handle.close();
  });
});

it('asks for confirmation before Escape closes the dialog, also from the suggestion', async () => {
  const user = userEvent.setup();
  const one = mount({ ...(await box.sandbox.config('alice')), isolation: 'none', persistence: false });
  onTestFinished(one.unmount);
  await one.ready;
  one.open('ADD_ADDRESS');
  await heading('Add Delivery Address');
  await user.type(field('Street Address'), '1 Corrected St');
  await user.type(field('ZIP Code'), '45202');
  await user.keyboard('{Escape}');
  // The second Escape only closes the question.
  await focused(await answer(KEEP));
  await user.keyboard('{Escape}');
  await noQuestion();
  await user.click(await button('Save Address'));
  await heading('Suggested Address');
  await user.keyboard('{Escape}');
  await user.click(await answer(DISCARD));
  await waitFor(() => expect(one.getState().isOpen).toBe(false));
  one.open('ADD_ADDRESS');
  await heading('Add Delivery Address');
  expect(field('Street Address')).toHaveProperty('value', '');
});
