import { pressOn } from '../support/keyboard.ts';
import { days, inWindow, times, toTimes, windowHeading } from '../steps/shop.ts';
import { dialog, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('scrolls the strip of days by its buttons, which keep focus at the ends [F-2.53]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, 'alice');
  await page.goto('/aisles/dairy-eggs');
  await toTimes(page, /^Reserve Your Time, /);
  const [previous, next] = ['Previous days', 'Next days'].map((name) =>
    dialog(page).getByRole('button', { name }),
  );
  if (!previous || !next) throw new Error('There are no buttons.');
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  const { width = 0 } = (await days(page).boundingBox()) ?? {};
  await pressOn(page, next);
  // The strip snaps to the start of a day, so the distance is approximate.
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

test('reports a time that is no longer available, and reserves another one [F-8.15]', async ({
  page,
  shop,
}) => {
  await signInAs(page, 'alice');
  await page.goto('/aisles/dairy-eggs');
  await toTimes(page, /^Reserve Your Time, /);
  const key = (await times(page).getByRole('radio', { checked: true }).getAttribute('value')) ?? '';
  await shop.sandbox.controls.setSlotCapacity(decodeURIComponent(key.split('::')[1] ?? ''), 0);
  const reserve = inWindow(page, 'Reserve Your Time');
  await pressOn(page, reserve);
  await expect(dialog(page).getByRole('alert')).toContainText(
    'The time you selected for your order is no longer available. Please select a new time.',
  );
  await pressOn(page, inWindow(page, 'Select New Time'));
  await expect(windowHeading(page, 'Choose a day and time')).toBeFocused();
  await pressOn(page, times(page).getByRole('radio').first(), ' ');
  await pressOn(page, reserve);
  await expect(dialog(page)).toHaveCount(0);
});
