import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { IN_PAGE, looksTheSame } from '../support/hostile-pages.ts';
import type { Take } from '../support/hostile-pages.ts';
import { inWindow, times, wayButton, windowHeading } from '../steps/shop.ts';
import { dialog, signInAs } from '../steps/basic.ts';

/** Opens a page in a large viewport, since what is outside of it is not painted. */
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

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** Takes pictures of the window's address form with its errors, and of the times. */
async function walkWindow(page: Page, take: Take): Promise<void> {
  await openDeliveries(page);
  await inWindow(page, /^Change Address, All Delivery/).press('Enter');
  await inWindow(page, 'Add New Address').press('Enter');
  await inWindow(page, 'Save Address').press('Enter');
  await expect(dialog(page).getByText('Please enter a street address.')).toBeVisible();
  await take('address form', dialog(page));
  await close(page);
  await openDeliveries(page);
  await inWindow(page, /^Reserve Your Time, /).press('Enter');
  await expect(windowHeading(page, 'View available times')).toBeFocused();
  await expect(times(page)).toBeVisible();
  await take('times', dialog(page));
  await close(page);
}

looksTheSame('the selector’s window', {
  container: { selector: 'main', width: '1000px' },
  open: (page) => open(page, '/aisles'),
  walk: walkWindow,
});

looksTheSame('the selector in a page, with the question for the location above it,', {
  container: { selector: 'main', width: '560px' },
  async open(page) {
    await open(page, '/ways-to-shop');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
  async walk(page, take) {
    await take('selector', page.locator('main > [data-grocer] .grocer-inline'), IN_PAGE);
    await page.getByRole('main').getByRole('button', { name: 'Search by Location' }).press('Enter');
    await expect(windowHeading(page, 'Ways to Shop Location Access')).toBeFocused();
    await take('consent', dialog(page));
    await close(page);
  },
});
