import { updateTip } from '@grocer/foundation/contract';
import { recordRequests } from '@grocer/foundation/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

it('shows the tip expanded at first, and toggles it [C-4.26]', async () => {
  await box.showPayable({ modality: 'DELIVERY' });
  const panel = document.querySelector<HTMLDetailsElement>('details[data-part=tip]');
  const heading = screen.getByRole('heading', { name: 'Tip' });
  expect(panel?.open).toBe(true);
  await userEvent.click(heading);
  expect(panel?.open).toBe(false);
  await userEvent.click(heading);
  expect(panel?.open).toBe(true);
});

it('is chosen with the arrow keys, which never open the drawer of another amount [C-4.25]', async () => {
  const { heard } = await box.showPayable({ modality: 'DELIVERY' });
  (await screen.findByRole('radio', { name: 'None' })).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: /^20%/ })).toHaveProperty('checked', true);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(heard('tip:changed')).toHaveLength(3));
  expect(screen.getByRole('radio', { name: /^10%/ })).toHaveProperty('checked', true);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Other Amount' }));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Custom Tip Amount' })).toBeTruthy();
});

it('is sent with two decimals [C-3.15] [C-4.29]', async () => {
  const { heard } = await box.showPayable({ modality: 'DELIVERY' });
  const recording = recordRequests('http://api.localhost:8787/');
  await userEvent.click(await screen.findByRole('button', { name: 'Other Amount' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Custom Tip Amount' }));
  const field = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Tip amount' });
  expect(field.name).toBe('otherValue');
  await userEvent.type(field, '3');
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(heard('tip:changed')).toHaveLength(1));
  recording.stop();
  const [sent] = recording.requests.filter(({ path, method }) => method === 'PUT' && path.endsWith('/tip'));
  expect(sent?.body).toEqual({ versionKey: expect.any(String), paymentDetails: { gratuityAmount: '3.00' } });
});

it('shows another amount while it is saved, not a suggested one that was chosen before', async () => {
  const { heard } = await box.showPayable({ modality: 'DELIVERY' });
  await userEvent.click(await screen.findByRole('radio', { name: /^10%/ }));
  await waitFor(() => expect(heard('tip:changed')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Other Amount' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Custom Tip Amount' }));
  const field = drawer.getByRole<HTMLInputElement>('textbox', { name: 'Tip amount' });
  await userEvent.clear(field);
  await userEvent.type(field, '8');
  const { arrived, letGo } = box.controls.hold({ match: updateTip.name, when: 'before' });
  await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
  await arrived;
  expect(document.querySelector('[data-part=tip-amount]')?.textContent).toBe('$8.00');
  letGo();
  await waitFor(() => expect(heard('tip:changed')).toHaveLength(2));
});

it('takes no tip when a partner delivers, and shows the policy [C-2.44] [C-4.28]', async () => {
  await box.showPayable({ modality: 'DELIVERY', vendor: 'THIRD_PARTY' });
  const panel = within(await screen.findByRole('region', { name: 'Tip' }));
  expect(panel.getByText('N/A')).toBeTruthy();
  expect(screen.queryByRole('radiogroup', { name: 'Tip' })).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: 'Tipping Policy' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Tipping Policy' }));
  expect(modal.getByText(/does not take tips through us/)).toBeTruthy();
  await userEvent.click(modal.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows the policy of a banner that takes no tips either, in its own wording [C-1.5] [C-2.44]', async () => {
  const more = { bannerDomain: 'harristeeter.com' };
  await box.showPayable({ modality: 'DELIVERY', vendor: 'THIRD_PARTY', more });
  await userEvent.click(await screen.findByRole('button', { name: 'Tipping Policy' }));
  const modal = within(await screen.findByRole('dialog', { name: 'Tipping Policy' }));
  expect(modal.getByText(/^Harris Teeter takes no tips /)).toBeTruthy();
});

it('shows no tip for a pickup [C-4.28]', async () => {
  await box.showPayable();
  expect(screen.queryByRole('heading', { name: 'Tip' })).toBeNull();
});
