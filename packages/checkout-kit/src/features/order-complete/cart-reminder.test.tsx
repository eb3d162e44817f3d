import { readCart } from '@grocer/foundation/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();

const place = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Place your / }));
  await screen.findByText('Payment summary');
  // The reminder appears together with these details or not at all.
  await screen.findByText(/A hold has been placed/);
};

describe('the reminder of items for another modality', () => {
  it('is shown with a link to the cart [C-2.52]', async () => {
    const { visited } = await box.showPayable();
    await place();
    expect(screen.getByText('4 items are still in your cart for Delivery')).toBeTruthy();
    expect(screen.getByText('They are not part of this order.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Go to Cart' }));
    expect(visited.at(-1)).toBe('/cart');
  });

  it('speaks of one item as one [C-2.52]', async () => {
    const { gtin13 } = await box.db
      .selectFrom('cart_lines')
      .innerJoin('users', 'users.id', 'cart_lines.user_id')
      .select('gtin13')
      .where('users.key', '=', 'alice')
      .where('modality', '=', 'DELIVERY')
      .executeTakeFirstOrThrow();
    await box.db
      .deleteFrom('cart_lines')
      .where('modality', '=', 'DELIVERY')
      .where('gtin13', '!=', gtin13)
      .execute();
    await box.db.updateTable('cart_lines').set({ quantity: 1 }).where('gtin13', '=', gtin13).execute();
    await box.showPayable();
    await place();
    expect(screen.getByText('1 item is still in your cart for Delivery')).toBeTruthy();
    expect(screen.getByText('It is not part of this order.')).toBeTruthy();
  });

  it('is not shown when there are none [C-2.52]', async () => {
    await box.db.deleteFrom('cart_lines').where('modality', '=', 'DELIVERY').execute();
    await box.showPayable();
    await place();
    expect(screen.queryByRole('link', { name: 'Go to Cart' })).toBeNull();
  });

  it('does not delay the page when the cart does not respond', async () => {
    await box.showPayable();
    box.controls.addFault({ match: readCart.name, when: 'before', kind: 'hang', times: 9 });
    await place();
    expect(screen.queryByRole('link', { name: 'Go to Cart' })).toBeNull();
  });
});
