import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

describe('instructions', () => {
  const drawerOf = async (title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: new RegExp(`, ${title}$`) }));
    return within(await screen.findByRole('dialog', { name: title }));
  };

  it('are entered and saved for a pickup [C-2.25] [C-2.33] [C-5.7] [C-4.5]', async () => {
    const { heard } = await box.showPayable();
    const drawer = await drawerOf('Pickup Instructions');
    expect(drawer.queryByRole('checkbox')).toBeNull();
    const words = drawer.getByRole('textbox', { name: 'Instructions' });
    expect(words.getAttribute('maxlength')).toBe('128');
    await userEvent.type(words, 'Call me, please.');
    expect(drawer.getByText('16 of 128 characters')).toBeTruthy();
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Call me, please.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heard('instructions:changed')).toEqual([undefined]);
  });

  it('cannot be opened while a placed order is changed, which does not change them', async () => {
    const { handle } = await box.show(await box.beginChanges());
    await screen.findByRole('heading', { name: 'Complete your order' });
    handle.openDrawer('instructions');
    handle.openDrawer('summary');
    const dialogs = await screen.findAllByRole('dialog');
    expect(dialogs.map(({ textContent }) => textContent?.includes('Instructions'))).toEqual([false]);
  });

  it('save a delivery at the door without ringing the bell [C-4.20] [C-4.21]', async () => {
    const { handle } = await box.showPayable({ modality: 'DELIVERY' });
    handle.openDrawer('instructions');
    const drawer = within(await screen.findByRole('dialog', { name: 'Delivery Instructions' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: /^Leave at my door/ }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Don’t ring the bell' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'Instructions' }), 'Side gate');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Leave at my door · Don’t ring the bell · Side gate')).toBeTruthy();
    const [row] = await box.db.selectFrom('checkouts').selectAll().execute();
    expect(row).toMatchObject({
      delivery_type: 'Contactless',
      instructions: 'Side gate Don’t ring the bell.',
    });
  });

  it('do not offer the bell at a banner without that option [C-1.5]', async () => {
    await box.showPayable({ modality: 'DELIVERY', more: { bannerDomain: 'harristeeter.com' } });
    const drawer = await drawerOf('Delivery Instructions');
    expect(drawer.getByRole('checkbox', { name: /^Leave at my door/ })).toBeTruthy();
    expect(drawer.queryByRole('checkbox', { name: 'Don’t ring the bell' })).toBeNull();
  });

  it('keep the typed text when it is too long and when saving fails [C-5.7]', async () => {
    const { heard } = await box.showPayable({ modality: 'DELIVERY' });
    const drawer = await drawerOf('Delivery Instructions');
    const words = drawer.getByRole('textbox', { name: 'Instructions' });
    await userEvent.click(words);
    await userEvent.paste('x'.repeat(120));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Don’t ring the bell' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(drawer.getByText('Use at most 107 characters')).toBeTruthy();
    expect(heard('validation:failed')).toEqual([{ fields: ['instructions'] }]);
    await userEvent.clear(words);
    await userEvent.type(words, 'Side gate');
    box.refuse('checkout.update-fulfilment');
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByText(/^We couldn’t save your instructions/)).toBeTruthy();
    expect(words).toHaveProperty('value', 'Side gate');
  });
});
