import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { looksTheSame, makeHostile } from './hostile-pages.ts';
import type { Hostility } from './hostile-pages.ts';
import { inWindow, times, wayButton, windowHeading } from './shop-steps.ts';
import { dialog, signInAs } from './steps.ts';

type Conditions = Omit<Hostility, 'name'>;

const shot = (target: Locator): Promise<Buffer> =>
  target.screenshot({ animations: 'disabled', caret: 'hide' });

/** A page with room for everything, since what is out of sight is not painted. */
async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await signInAs(page, 'alice');
  await page.goto(`${path}?scheme=light`);
}

async function openDeliveries(page: Page): Promise<void> {
  await wayButton(page).press('Enter');
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  await dialog(page).getByRole('tab', { name: 'Delivery' }).press('Enter');
  await expect(inWindow(page, /^Shop All Delivery/)).toBeVisible();
}

/** Pictures of the window's form for an address, with what is wrong in it, and of the times before shopping. */
async function picturesOfWindow(page: Page, conditions: Conditions): Promise<ReadonlyMap<string, Buffer>> {
  await open(page, '/aisles');
  await makeHostile(page, { selector: 'main', width: '1000px' }, conditions);
  const taken = new Map<string, Buffer>();
  await openDeliveries(page);
  await inWindow(page, /^Change Address, All Delivery/).press('Enter');
  await inWindow(page, 'Add New Address').press('Enter');
  await inWindow(page, 'Save Address').press('Enter');
  await expect(dialog(page).getByText('Please enter a street address.')).toBeVisible();
  taken.set('address form', await shot(dialog(page)));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await openDeliveries(page);
  await inWindow(page, /^Reserve Your Time, /).press('Enter');
  await expect(windowHeading(page, 'View available times')).toBeFocused();
  await expect(times(page)).toBeVisible();
  taken.set('times', await shot(dialog(page)));
  return taken;
}

/** Pictures of the selector in a page, and of the question for the location above it. */
async function picturesInPage(page: Page, conditions: Conditions): Promise<ReadonlyMap<string, Buffer>> {
  await open(page, '/ways-to-shop');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  await makeHostile(page, { selector: 'main', width: '560px' }, conditions);
  const taken = new Map<string, Buffer>();
  // What is above the page, or cuts it, is above it or cuts it rightly.
  if (conditions.element === undefined)
    taken.set('selector', await shot(page.locator('main > [data-grocer] .grocer-inline')));
  await main.getByRole('button', { name: 'Search by Location' }).press('Enter');
  await expect(windowHeading(page, 'Ways to Shop Location Access')).toBeFocused();
  taken.set('consent', await shot(dialog(page)));
  return taken;
}

looksTheSame('the selector’s window', picturesOfWindow);
looksTheSame('the selector in a page', picturesInPage);
