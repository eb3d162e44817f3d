import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

it('lists the ordered items in a drawer with the substitutions of each [C-2.22] [C-2.36] [C-4.31]', async () => {
  const { handle, orderId } = await box.showPayable();
  const change = (
    gtin13: string,
    substitution_policy: 'CUSTOMER_CHOICE' | 'NONE',
    items: readonly string[],
  ) =>
    box.db
      .updateTable('checkout_lines')
      .set({ substitution_policy, substitution_items: JSON.stringify(items) })
      .where('checkout_id', '=', orderId)
      .where('gtin13', '=', gtin13)
      .execute();
  await change('2000000000005', 'CUSTOMER_CHOICE', ['2000000000006']);
  await change('2000000000009', 'NONE', []);
  await handle.refresh();
  await userEvent.click(await screen.findByRole('button', { name: /^Items5 items$/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Items' }));
  expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'White Bread20 oz · Qty 1 · Backup: Wheat Bread$1.99',
    'Large Eggs12 ct · Qty 1 · Substitutions not allowed$3.29',
    'Spaghetti16 oz · Qty 3 · Substitutions allowed$4.47',
  ]);
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  handle.openDrawer('items');
  expect(await screen.findByRole('dialog', { name: 'Items' })).toBeTruthy();
});

it('shows the regular price of a flash sale item [C-2.36]', async () => {
  const { handle } = await box.showPayable();
  await userEvent.click(await screen.findByRole('button', { name: /^Flash Sales/ }));
  const sales = within(await screen.findByRole('dialog', { name: 'Flash Sales' }));
  await userEvent.click(await sales.findByRole('button', { name: 'Add Brioche Loaf' }));
  await userEvent.click(sales.getByRole('button', { name: /^Add 1 item/ }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  handle.openDrawer('items');
  const drawer = within(await screen.findByRole('dialog', { name: 'Items' }));
  const item = drawer.getByText('Brioche Loaf').closest('li');
  expect(item?.textContent).toContain('Substitutions not allowed$3.17 usually $5.29');
  expect(item?.querySelector('s')?.textContent).toBe('$5.29');
});
