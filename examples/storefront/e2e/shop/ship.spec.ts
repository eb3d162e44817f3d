import { payment, untilPayable } from '../steps/pay.ts';
import { held, shoppingBy, wayButton } from '../steps/shop.ts';
import { button, dialog, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test(
  'ships an order as a parcel, without a timeslot',
  {
    tag: ['@engines', '@phone'],
  },
  async ({ page, press }) => {
    await signInAs(page, 'alice');
    await page.goto('/p/spaghetti/2000000000024');
    await press(wayButton(page));
    await press(dialog(page).getByRole('tab', { name: 'Delivery' }));
    await press(dialog(page).getByRole('button', { name: /^Shop Ship/ }));
    await expect(dialog(page)).toHaveCount(0);
    await expect(shoppingBy(page)).toHaveText(/^Ship to /);
    await press(button(page, 'Add for shipping, Spaghetti'));
    await expect(page.getByRole('group', { name: 'Quantity, Spaghetti' })).toHaveText('1');
    await page.goto('/cart');
    await press(page.getByRole('link', { name: 'Check out shipping' }));
    // A ZIP code was enough for shopping, but a parcel needs an address.
    await expect(dialog(page)).toContainText('Choose Address for Ship');
    await press(
      dialog(page)
        .getByRole('button', { name: /^Select Address/ })
        .first(),
    );
    const options = page.getByRole('radiogroup', { name: 'Shipping Options' });
    await expect(options.getByText('Standard shipping')).toBeVisible();
    await options.getByRole('radio').first().check();
    await expect(held(page)).toBeVisible();
    await press(button(page, 'Continue'));
    await expect(payment(page)).toBeVisible();
    await untilPayable(page);
    await expect(page.getByText(/^Arrives \w+ \d+ – /)).toBeVisible();
    await press(button(page, 'Place your Ship Order'));
    await expect(
      page.getByRole('heading', { name: 'Thank you, your Ship order has been placed!' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next steps' })).toContainText('Check the status');
    await expect(page.getByText(/^Arrives \w+ \d+ – /)).toBeVisible();
    await expect(page.locator('[data-part=map]')).toHaveCount(0);
  },
);
