import type { Locator, Page } from '@playwright/test';
import { findings } from './axe.ts';
import { held, shoppingBy, times, wayButton as opener } from './shop-steps.ts';
import { dialog, signIn } from './steps.ts';
import { expect, test } from './test.ts';

const days = (page: Page) => page.getByRole('radiogroup', { name: 'Choose a day and time' });

/** Goes on by Tab until something has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

/** Opens the window at the deliveries, by keyboard. */
async function toDeliveries(page: Page): Promise<void> {
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  const tab = dialog(page).getByRole('tab', { name: 'Delivery' });
  await tabTo(page, dialog(page).getByRole('tab', { selected: true }));
  if ((await tab.getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowRight');
    await expect(tab).toBeFocused();
    await page.keyboard.press('Enter');
  }
}

/** Goes on to the delivery times, by keyboard. */
async function toTimes(page: Page, name: RegExp): Promise<void> {
  await toDeliveries(page);
  await tabTo(page, dialog(page).getByRole('button', { name }));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'View available times' })).toBeFocused();
  await expect(times(page)).toBeVisible();
}

test('a shopper reserves a slot by keyboard alone, and finds it after a reload [F-2.17] [F-2.49] [F-4.11]', async ({
  page,
}) => {
  await signIn(page, 'Alice');
  await page.goto('/products');
  await toTimes(page, /^Reserve Your Time, /);
  await tabTo(page, days(page).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await expect(days(page).getByRole('radio').nth(1)).toBeChecked();
  await tabTo(page, times(page).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  const chosen = times(page).getByRole('radio').nth(1);
  await expect(chosen).toBeChecked();
  const key = await chosen.getAttribute('value');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Reserve Your Time' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(shoppingBy(page)).toHaveText(/^Delivery to \d{5}$/);

  await page.reload();
  await toDeliveries(page);
  await expect(held(page)).toBeVisible();
  await tabTo(page, dialog(page).getByRole('button', { name: /^Edit Reservation, / }));
  await page.keyboard.press('Enter');
  await expect(times(page).getByRole('radio', { checked: true })).toHaveValue(key ?? '');
});

test('the strip of days goes on by its buttons, which keep focus at its ends [F-2.53] [F-9.11]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'Alice');
  await page.goto('/products');
  await toTimes(page, /^Reserve Your Time, /);
  const [previous, next] = ['Previous days', 'Next days'].map((name) =>
    dialog(page).getByRole('button', { name }),
  );
  if (!previous || !next) throw new Error('There are no buttons.');
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  const { width = 0 } = (await days(page).boundingBox()) ?? {};
  await next.focus();
  await page.keyboard.press('Enter');
  // The strip comes to rest at the beginning of a day, hence about.
  const scrolled = () => days(page).evaluate(({ scrollLeft }) => scrollLeft);
  await expect.poll(async () => Math.abs((await scrolled()) - 0.7 * width)).toBeLessThan(40);
  await expect(previous).not.toHaveAttribute('aria-disabled', 'true');
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Enter');
    await expect(next).toBeFocused();
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(days(page).locator('label').last()).toBeInViewport({ ratio: 0.9 });
});

test('a time that others took is told, and another one is reserved [F-8.15]', async ({ page, shop }) => {
  await signIn(page, 'Alice');
  await page.goto('/products');
  await toTimes(page, /^Reserve Your Time, /);
  const key = (await times(page).getByRole('radio', { checked: true }).getAttribute('value')) ?? '';
  await shop.sandbox.controls.setSlotCapacity(decodeURIComponent(key.split('::')[1] ?? ''), 0);
  const reserve = dialog(page).getByRole('button', { name: 'Reserve Your Time' });
  await reserve.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText(
    'The time you selected for your order is no longer available. Please select a new time.',
  );
  await dialog(page).getByRole('button', { name: 'Select New Time' }).press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Choose a day and time' })).toBeFocused();
  await times(page).getByRole('radio').first().press(' ');
  await reserve.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing at the times (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn(page, 'Alice');
    await page.goto(`/products?scheme=${colorScheme}`);
    await toTimes(page, /^Reserve Your Time, /);
    expect(await findings(page)).toEqual([]);
  });
}
