import { listFlashSales, updateLineItems } from '@grocer/foundation/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

const opener = () => screen.findByRole('button', { name: /^Flash Sales/ });
const itemsOf = (): string | null | undefined => document.querySelector('[data-part=items]')?.textContent;

/** Opens the drawer as a shopper does. */
async function open() {
  await userEvent.click(await opener());
  const drawer = within(await screen.findByRole('dialog', { name: 'Flash Sales' }));
  await drawer.findAllByRole('button', { name: /^(Add|One more)/ });
  return drawer;
}

const press = async (drawer: Awaited<ReturnType<typeof open>>, name: string | RegExp) =>
  userEvent.click(drawer.getByRole('button', { name }));

/** Returns the flash sale lines of the order. */
const bought = async () => {
  const rows = await box.db
    .selectFrom('checkout_lines')
    .selectAll()
    .where('user_id', '!=', '')
    .where('coupon_id', '!=', '')
    .execute();
  return rows.map(({ gtin13, quantity, coupon_id, substitution_policy, source_store_id }) => ({
    gtin13,
    quantity,
    coupon_id,
    substitution_policy,
    source_store_id,
  }));
};

const setBrioche = (missing_at: 'everywhere' | 'nowhere') =>
  box.db.updateTable('products').set({ missing_at }).where('gtin13', '=', '2000000000042').execute();

/** Makes the brioche unavailable in all stores. */
const takeBriocheAway = () => setBrioche('everywhere');
// A reset does not restore the catalogue.
afterEach(() => setBrioche('nowhere'));

describe('flash sales', () => {
  it('are offered beside the items and added to the order without substitutions [C-2.34] [C-3.11] [C-4.24] [C-7.4]', async () => {
    const { heard } = await box.showPayable({ more: { locationData: { storeId: '01100002' } } });
    expect((await opener()).textContent).toBe('Flash SalesUp to 40% off · 10 items');
    const before = itemsOf();
    const drawer = await open();
    expect(drawer.getByText('$3.17').closest('li')?.textContent).toContain('40% off · Limit 6');
    const confirm = drawer.getByRole('button', { name: 'Add Items' });
    expect(confirm.getAttribute('aria-disabled')).toBe('true');
    await press(drawer, 'Add Brioche Loaf');
    await press(drawer, 'One more, Brioche Loaf');
    await press(drawer, 'Add 2 items · $6.34');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await opener()).textContent).toContain('2 in your order');
    expect(itemsOf()).not.toBe(before);
    expect(await bought()).toEqual([
      {
        gtin13: '2000000000042',
        quantity: 2,
        coupon_id: 'FLASH42',
        substitution_policy: 'NONE',
        source_store_id: '01100002',
      },
    ]);
    expect(heard('items:changed')).toEqual([{ itemCount: 7 }]);
  });

  it('are shown as chosen and can be removed', async () => {
    const { handle } = await box.showPayable();
    const drawer = await open();
    await press(drawer, 'Add Sparkling Water');
    await press(drawer, 'Add 1 item · $3.49');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    handle.openDrawer('flashSales');
    const again = within(await screen.findByRole('dialog', { name: 'Flash Sales' }));
    await userEvent.click(await again.findByRole('button', { name: 'One less, Sparkling Water' }));
    expect(document.activeElement).toBe(again.getByRole('button', { name: 'Add Sparkling Water' }));
    await press(again, 'Remove Items');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await bought()).toEqual([]);
  });

  it('are limited to the maximum of each offer [C-9.4]', async () => {
    await box.showPayable();
    const drawer = await open();
    await press(drawer, 'Add Lager');
    await press(drawer, 'One more, Lager');
    expect(drawer.getByRole('button', { name: 'One more, Lager' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    expect(drawer.getByRole('button', { name: 'Add 2 items · $25.98' })).toBeTruthy();
    await press(drawer, 'Add Pears');
    for (let more = 0; more < 12; more += 1) await press(drawer, 'One more, Pears');
    expect(drawer.getByText('10 of Pears')).toBeTruthy();
  });

  it('can be filtered by category [C-2.34] [C-3.15]', async () => {
    await box.showPayable();
    const drawer = await open();
    const category = drawer.getByRole('combobox', { name: 'Category' });
    expect(category.getAttribute('name')).toBe('flashSaleCategory');
    expect(
      within(category)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'All',
      'Produce',
      'Coffee & Tea',
      'Beer',
      'Drinks',
      'Bakery',
      'Fish',
      'Snacks',
      'Ice Cream',
      'Yogurt',
    ]);
    await userEvent.selectOptions(category, 'Produce');
    expect(drawer.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.selectOptions(category, 'All');
    expect(drawer.getAllByRole('listitem')).toHaveLength(10);
  });

  it('name the chosen ones that have ended, and add nothing before the shopper confirms the rest [C-7.19] [C-8.23]', async () => {
    await box.showPayable();
    const drawer = await open();
    await press(drawer, 'Add Brioche Loaf');
    await press(drawer, 'Add Sparkling Water');
    await takeBriocheAway();
    await press(drawer, /^Add 2 items/);
    expect((await drawer.findByRole('alert')).textContent).toBe(
      'No longer on sale: Brioche Loaf. Nothing was added yet; what you can still have is selected.',
    );
    const alert = drawer.getByRole('alert');
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(await bought()).toEqual([]);
    expect(drawer.queryByText(/^Brioche/)).toBeNull();
    await press(drawer, 'Add 1 item · $3.49');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await bought()).map(({ coupon_id }) => coupon_id)).toEqual(['FLASH32']);
  });

  it('show a message when all chosen ones have ended [C-8.23]', async () => {
    await box.showPayable();
    const drawer = await open();
    await press(drawer, 'Add Brioche Loaf');
    await takeBriocheAway();
    await press(drawer, /^Add 1 item /);
    expect((await drawer.findByRole('alert')).textContent).toBe(
      'No longer on sale: Brioche Loaf. Nothing was added.',
    );
  });

  it('name a chosen one that ends while it is looked at [C-7.19] [C-8.23]', async () => {
    const { handle } = await box.showPayable();
    const drawer = await open();
    await press(drawer, 'Add Bananas');
    await press(drawer, 'Add Sparkling Water');
    const bananas = drawer.getByRole('button', { name: 'One more, Bananas' });
    const water = drawer.getByRole('button', { name: 'One more, Sparkling Water' });
    expect(document.activeElement).toBe(water);
    box.controls.setClock(2 * 3_600_000);
    await handle.refresh();
    document.dispatchEvent(new Event('visibilitychange'));
    expect((await drawer.findByRole('alert')).textContent).toBe(
      'No longer on sale: Bananas. Nothing was added yet; what you can still have is selected.',
    );
    expect(bananas.isConnected).toBe(false);
    expect(document.activeElement).toBe(water);
    expect(drawer.getByRole('button', { name: 'Add 1 item · $3.49' })).toBeTruthy();
  });

  it('keep the selection when adding fails', async () => {
    await box.showPayable();
    const drawer = await open();
    await press(drawer, 'Add Brioche Loaf');
    box.refuse(updateLineItems.name);
    await press(drawer, /^Add 1 item /);
    expect((await drawer.findByRole('alert')).textContent).toContain('We couldn’t update your order.');
    expect(drawer.getByText('1 of Brioche Loaf')).toBeTruthy();
    await press(drawer, /^Add 1 item /);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be loaded again after a failure', async () => {
    box.refuse(listFlashSales.name, 400);
    await box.showPayable();
    const row = await screen.findByText('We couldn’t load flash sales.');
    const line = row.closest<HTMLElement>('[data-part=flash-sales]');
    if (!line) throw new Error('There is no line of flash sales.');
    await userEvent.click(within(line).getByRole('button', { name: 'Try Again' }));
    expect(await opener()).toBeTruthy();
  });
});
