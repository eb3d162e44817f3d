import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { looksTheSame, makeHostile } from './hostile-pages.ts';
import type { Hostility } from './hostile-pages.ts';
import { chooseStore, times } from './shop-steps.ts';
import { button, dialog, signInAs } from './steps.ts';

/** The scheduling page of a pickup, with a store chosen. */
async function openScheduling(page: Page): Promise<void> {
  // Times out of sight are not painted, so all of them are in sight.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await signInAs(page, 'alice');
  await page.goto('/scheduling?fulfillmentType=PICKUP&scheme=light');
  const store = dialog(page).getByRole('article').first();
  await expect(times(page).or(store)).toBeVisible();
  if (await store.isVisible()) await chooseStore(page);
  await expect(times(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
}

/** Pictures of the page, and of the selector's window above it. */
async function picturesOfScheduling(
  page: Page,
  conditions: Omit<Hostility, 'name'>,
): Promise<ReadonlyMap<string, Buffer>> {
  await openScheduling(page);
  await makeHostile(page, { selector: 'main > div', width: '1000px' }, conditions);
  const taken = new Map<string, Buffer>();
  // What is above the page, or cuts it, is above it or cuts it rightly.
  if (conditions.element === undefined)
    taken.set('page', await page.locator('[data-part="shell"]').screenshot({ animations: 'disabled' }));
  await button(page, 'Change Store').press('Enter');
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  taken.set('window', await dialog(page).screenshot({ animations: 'disabled', caret: 'hide' }));
  return taken;
}

looksTheSame('scheduling, with the selector’s window,', picturesOfScheduling);
