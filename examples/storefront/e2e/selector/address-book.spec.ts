import type { Page } from '@playwright/test';
import { pressOn } from '../support/keyboard.ts';
import { inWindow, openAddresses, windowHeading } from '../steps/shop.ts';
import { signInAs } from '../steps/basic.ts';
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
