import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ADDRESSES, NEW_ADDRESS, pageHeading, PREFERENCES } from './account-steps.ts';
import { looksTheSame, makeHostile } from './hostile-pages.ts';
import type { Hostility } from './hostile-pages.ts';
import { signInAs } from './steps.ts';

type Conditions = Omit<Hostility, 'name'>;

const shot = (target: Locator): Promise<Buffer> =>
  target.screenshot({ animations: 'disabled', caret: 'hide' });
const account = (page: Page): Locator => page.locator('main [data-part=account]');

/** Opens a page of the account, with room for everything, since what is out of sight is not painted. */
async function open(page: Page, path: string, heading: string, conditions: Conditions): Promise<void> {
  await page.goto(`${path}?scheme=light`);
  await expect(pageHeading(page, heading)).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await makeHostile(page, { selector: 'main', width: '900px' }, conditions);
}

/** Pictures of the pages of the account, and of the question above one. */
async function picturesOfPages(page: Page, conditions: Conditions): Promise<ReadonlyMap<string, Buffer>> {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await signInAs(page, 'alice');
  const taken = new Map<string, Buffer>();
  // What is above the page, or cuts it, is above it or cuts it rightly.
  const take = async (name: string): Promise<void> => {
    if (conditions.element === undefined) taken.set(name, await shot(account(page)));
  };
  await open(page, PREFERENCES, 'Preferences', conditions);
  await take('preferences');
  await open(page, NEW_ADDRESS, 'Add New Address', conditions);
  await page.getByRole('button', { name: 'Add Address' }).press('Enter');
  await expect(page.getByText('City is required').first()).toBeVisible();
  await take('form');
  await open(page, ADDRESSES, 'Address Book', conditions);
  await expect(page.getByRole('button', { name: /^Remove, / }).first()).toBeVisible();
  await take('book');
  await page
    .getByRole('button', { name: /^Remove, / })
    .first()
    .press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Confirm Removal' });
  await expect(question).toBeVisible();
  taken.set('question', await shot(question));
  return taken;
}

looksTheSame('the account', picturesOfPages);
