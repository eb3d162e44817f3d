import { ADDRESSES } from '../steps/account.ts';
import { button, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test(
  'shows a toast above the tab bar of a phone, where it can be dismissed [A-4.8]',
  { tag: '@phone' },
  async ({ page }) => {
    await signInAs(page, 'alice');
    await page.goto(ADDRESSES);
    await page
      .getByRole('button', { name: /^Remove, / })
      .first()
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your address has been removed').first()).toBeVisible();
    await button(page, 'Dismiss').click();
    await expect(button(page, 'Dismiss')).toHaveCount(0);
  },
);
