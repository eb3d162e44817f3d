import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { IN_PAGE, looksTheSame } from '../support/hostile-pages.ts';
import { chooseStore, times } from '../steps/shop.ts';
import { button, dialog, signInAs } from '../steps/basic.ts';

/** Opens the scheduling page for a pickup, with a store chosen. */
async function openScheduling(page: Page): Promise<void> {
  // Times outside of the viewport are not painted.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await signInAs(page, 'alice');
  await page.goto('/scheduling?fulfillmentType=PICKUP&scheme=light');
  const store = dialog(page).getByRole('article').first();
  await expect(times(page).or(store)).toBeVisible();
  if (await store.isVisible()) await chooseStore(page);
  await expect(times(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
}

looksTheSame('scheduling, with the selector’s window,', {
  container: { selector: 'main > div', width: '1000px' },
  open: openScheduling,
  async walk(page, take) {
    await take('page', page.locator('[data-part="shell"]'), IN_PAGE);
    await button(page, 'Change Store').press('Enter');
    await expect(dialog(page).getByRole('article').first()).toBeVisible();
    await take('window', dialog(page));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  },
});
