import { enter, expectNoPointer, pressOn, typeInto } from '../support/keyboard.ts';
import {
  chooseStore,
  days,
  held,
  inWindow,
  pickupAt,
  openAddresses,
  schedulePickup,
  shopAtStore,
  shoppingBy,
  times,
  toDeliveries,
  toTimes,
  typeAddress,
  wayButton,
  windowHeading,
} from '../steps/shop.ts';
import { button, dialog, tabTo } from '../steps/basic.ts';
import { payment } from '../steps/pay.ts';
import { expect, test } from '../support/test.ts';

test.afterEach(expectNoPointer);

test('lets a visitor search another ZIP code and choose a store by keyboard, and keeps it after a reload [F-2.7] [F-4.10] [F-9.10]', async ({
  page,
}) => {
  await page.goto('/aisles/dairy-eggs');
  await expect(shoppingBy(page)).toHaveText('How are you shopping today?');
  await pressOn(page, wayButton(page));
  await expect(windowHeading(page, 'How are you shopping today?')).toBeFocused();
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  const zip = dialog(page).getByLabel('Search by ZIP Code');
  await typeInto(page, zip, '452');
  await page.keyboard.press('Enter');
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await expect(zip).toBeFocused();
  await typeInto(page, zip, '43215');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/stores? near 43215/)).toBeVisible();
  await expect(zip).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(wayButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/stores? near 43215/)).toBeVisible();
  const name = await chooseStore(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(wayButton(page)).toBeFocused();
  await page.reload();
  await expect(shoppingBy(page)).toHaveText(pickupAt(name));
});

test(
  'adds a corrected address and delivers to it by keyboard [F-1.5] [F-4.2] [F-4.7]',
  { tag: '@engines' },
  async ({ page }) => {
    await enter(page, 'Alice');
    await page.goto('/aisles/dairy-eggs');
    await openAddresses(page);
    await typeAddress(page, '1 Corrected St');
    await expect(windowHeading(page, 'Suggested Address')).toBeFocused();
    await expect(dialog(page).locator('mark').first()).toContainText('1 Corrected Street');
    await pressOn(page, inWindow(page, 'Edit Address'));
    await expect(dialog(page).getByLabel('Street Address', { exact: true })).toHaveValue('1 Corrected St');
    await expect(dialog(page).getByLabel('ZIP Code', { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(windowHeading(page, 'Suggested Address')).toBeFocused();
    await pressOn(page, inWindow(page, 'Confirm Address'));
    await expect(windowHeading(page, '1 Corrected Street')).toBeFocused();
    await pressOn(page, inWindow(page, /^Select Address, 1 Corrected Street/));
    await expect(dialog(page)).toHaveCount(0);
    await expect(shoppingBy(page)).toHaveText('Delivery to 1 Corrected Street');
    await expect(wayButton(page)).toBeFocused();
    await page.reload();
    await expect(shoppingBy(page)).toHaveText('Delivery to 1 Corrected Street');
  },
);

test(
  'reserves a timeslot by keyboard, and keeps it after a reload [F-2.17] [F-2.49] [F-4.11]',
  { tag: '@engines' },
  async ({ page }) => {
    await enter(page, 'Alice');
    await page.goto('/aisles/dairy-eggs');
    await toTimes(page, /^Reserve Your Time, /);
    await tabTo(page, days(page).getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await expect(days(page).getByRole('radio').nth(1)).toBeChecked();
    await expect(days(page).getByRole('radio').nth(1)).toBeFocused();
    await tabTo(page, times(page).getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowDown');
    const chosen = times(page).getByRole('radio').nth(1);
    await expect(chosen).toBeChecked();
    await expect(chosen).toBeFocused();
    const key = await chosen.getAttribute('value');
    await pressOn(page, inWindow(page, 'Reserve Your Time'));
    await expect(dialog(page)).toHaveCount(0);
    await expect(wayButton(page)).toBeFocused();
    await expect(shoppingBy(page)).toHaveText('Delivery to 1420 Juniper Street');

    await page.reload();
    await toDeliveries(page);
    await expect(held(page)).toBeVisible();
    await pressOn(page, inWindow(page, /^Edit Reservation, /));
    await expect(times(page).getByRole('radio', { checked: true })).toHaveValue(key ?? '');
  },
);

test('schedules a pickup by keyboard and continues to the checkout [F-2.61] [F-4.23] [F-4.24]', async ({
  page,
}) => {
  await enter(page, 'Alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await expect(wayButton(page)).toBeFocused();
  await schedulePickup(page);
  expect(new URL(page.url()).search).toBe('?fulfillmentType=PICKUP');
  await tabTo(page, times(page).getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  const chosen = times(page).getByRole('radio').nth(1);
  await expect(chosen).toBeChecked();
  await expect(chosen).toHaveCSS('background-color', 'rgb(10, 106, 72)');
  // The time zone is visually hidden text after the time.
  const [time = ''] =
    /^.+[AP]M/.exec((await times(page).locator('.grocer-slot-time').nth(1).textContent()) ?? '') ?? [];
  expect(time).not.toBe('');
  await expect(held(page)).toBeVisible();
  await expect(chosen).toBeFocused();
  await pressOn(page, button(page, 'Continue'));
  await expect(payment(page)).toBeFocused();
  await expect(page.locator('[data-part=time]')).toContainText(time);
  await page.reload();
  await expect(page.locator('[data-part=time]')).toContainText(time);
});

test('changes the store on the scheduling page by keyboard, and returns focus to its button', async ({
  page,
}) => {
  await enter(page, 'Alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
  await pressOn(page, button(page, 'Change Store'));
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  const name = await chooseStore(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').locator('address').getByText(name)).toBeVisible();
  await expect(button(page, 'Change Store')).toBeFocused();
});

test('replaces an unavailable item by keyboard [F-2.69] [F-4.27]', async ({ page }) => {
  await enter(page, 'Erin');
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
  await pressOn(page, times(page).getByRole('radio').first(), ' ');
  await expect(held(page)).toBeVisible();
  await pressOn(page, button(page, 'Continue'));
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  const loaf = dialog(page).getByRole('group', { name: 'Sourdough Loaf' });
  await pressOn(page, loaf.getByRole('radio').first(), ' ');
  await pressOn(page, loaf.getByRole('button', { name: 'Replace Item' }));
  await expect(loaf).toContainText('Replaced with White Bread');
  await expect(loaf.getByRole('heading', { name: 'Sourdough Loaf' })).toBeFocused();
  await pressOn(page, loaf.getByRole('button', { name: 'Undo' }));
  await expect(loaf.getByRole('radio').first()).toBeVisible();
  await expect(loaf.getByRole('heading', { name: 'Sourdough Loaf' })).toBeFocused();
  await pressOn(page, loaf.getByRole('radio').first(), ' ');
  await pressOn(page, loaf.getByRole('button', { name: 'Replace Item' }));
  await pressOn(page, dialog(page).getByRole('button', { name: 'Continue to Payment' }));
  await expect(payment(page)).toBeFocused();
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: /^Pickup/ })).toContainText('White Bread');
  await expect(button(page, 'Remove, Sourdough Loaf')).toHaveCount(0);
});
