import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ADDRESSES, NEW_ADDRESS, pageHeading, PREFERENCES } from '../steps/account.ts';
import { IN_PAGE, looksTheSame } from '../support/hostile-pages.ts';
import { signInAs } from '../steps/basic.ts';

const container = { selector: 'main', width: '900px' } as const;
const account = (page: Page): Locator => page.locator('main [data-part=account]');

/** Opens a page of the account in a large viewport, since what is outside of it is not painted. */
async function open(page: Page, path: string, heading: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await signInAs(page, 'alice');
  await page.goto(`${path}?scheme=light`);
  await expect(pageHeading(page, heading)).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

looksTheSame('the page of preferences', {
  container,
  open: (page) => open(page, PREFERENCES, 'Preferences'),
  walk: (page, take) => take('preferences', account(page), IN_PAGE),
});

looksTheSame('the form for an address, with what is wrong in it,', {
  container,
  open: (page) => open(page, NEW_ADDRESS, 'Add New Address'),
  async walk(page, take) {
    await page.getByRole('button', { name: 'Add Address' }).press('Enter');
    await expect(page.getByText('City is required').first()).toBeVisible();
    await take('form', account(page), IN_PAGE);
  },
});

looksTheSame('the address book, with the question above it,', {
  container,
  open: (page) => open(page, ADDRESSES, 'Address Book'),
  async walk(page, take) {
    const remove = page.getByRole('button', { name: /^Remove, / }).first();
    await expect(remove).toBeVisible();
    await take('book', account(page), IN_PAGE);
    await remove.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Confirm Removal' });
    await expect(question).toBeVisible();
    await take('question', question);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
  },
});
