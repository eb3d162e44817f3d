import type { Page } from '@playwright/test';
import { findingsInBoth } from '../support/axe.ts';
import { pressOn } from '../support/keyboard.ts';
import { inWindow, openAddresses, typeAddress, windowHeading } from '../steps/shop.ts';
import { dialog, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

/** Signs Alice in and opens her addresses. */
async function openAlices(page: Page): Promise<void> {
  await signInAs(page, 'alice');
  await page.goto('/aisles/dairy-eggs');
  await openAddresses(page);
}

test('removes an address and moves focus to the next one, by keyboard [F-4.4]', async ({ page }) => {
  await openAlices(page);
  await pressOn(page, inWindow(page, /^Edit, 1420 Juniper Street/));
  await pressOn(page, inWindow(page, 'Remove Address'));
  const question = page.getByRole('alertdialog', { name: 'Remove this address?' });
  await expect(question.getByRole('button', { name: 'Keep Address' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(inWindow(page, 'Remove Address')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Keep Address' })).toBeFocused();
  await pressOn(page, question.getByRole('button', { name: 'Remove Address' }));
  await expect(windowHeading(page, '88 Larch Road')).toBeFocused();
});

test('has no axe violations in the address views, in light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAlices(page);
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  expect(await findingsInBoth(page)).toEqual([]);
  await typeAddress(page, '1 Corrected St');
  await expect(windowHeading(page, 'Suggested Address')).toBeFocused();
  expect(await findingsInBoth(page)).toEqual([]);
  await pressOn(page, inWindow(page, 'Edit Address'));
  expect(await findingsInBoth(page)).toEqual([]);
});
