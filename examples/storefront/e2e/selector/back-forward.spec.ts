import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../../../../scripts/chromium.ts';
import { held, schedulePickup, shopAtStore, times } from '../steps/shop.ts';
import { button, dialog, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

// Playwright disables the back/forward cache by default.
test.use({ launchOptions: { ...chromiumLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const MINUTE = 60_000;
const LATER = 'test.later';
const SCHEDULING = '/scheduling?fulfillmentType=PICKUP';

/**
 * Advances the device's clocks by the time in storage. Self-contained, since its source is sent to the page.
 */
function goOnByStorage(name: string): void {
  const later = (): number => Number(localStorage.getItem(name) ?? 0);
  const [wall, steady] = [Date.now, performance.now.bind(performance)];
  Date.now = () => wall() + later();
  performance.now = () => steady() + later();
}

test.beforeEach(({ context }) => context.addInitScript(goOnByStorage, LATER));

const reserved = (page: Page) =>
  times(page).locator('label').filter({ hasText: 'Reserved for you' }).getByRole('radio');
const keyOf = async (page: Page): Promise<string> => (await reserved(page).getAttribute('value')) ?? '';

/** Holds a time on the scheduling page, which stays open. */
async function hold(page: Page, which: number): Promise<string> {
  const slot = times(page).getByRole('radio').nth(which);
  await slot.check();
  await expect(held(page)).toBeVisible();
  await expect(reserved(page)).toHaveValue((await slot.getAttribute('value')) ?? '');
  return keyOf(page);
}

/** Reserves the first pickup time and marks the document, so that it can be recognised later. */
async function reserveFirst(page: Page): Promise<string> {
  await signInAs(page, 'alice');
  await page.goto('/cart');
  await shopAtStore(page);
  await schedulePickup(page);
  const key = await hold(page, 0);
  await page.evaluate(() => Reflect.set(window, 'isMarked', true));
  return key;
}

const leave = (page: Page): Promise<unknown> => page.goto('/aisles?away=true');

/** Goes back to the same document, restored from the back/forward cache. */
async function comeBack(page: Page): Promise<void> {
  // A restored page has no `load` event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/scheduling/);
  expect(await page.evaluate(() => Reflect.get(window, 'isMarked'))).toBe(true);
}

test('keeps a held time after Back, and still follows other tabs', async ({ page, context }) => {
  const key = await reserveFirst(page);
  await leave(page);
  await comeBack(page);
  await expect(held(page)).toBeVisible();
  await expect(reserved(page)).toHaveValue(key);
  const other = await context.newPage();
  await other.goto(SCHEDULING);
  await expect(reserved(other)).toHaveValue(key);
  const newer = await hold(other, 2);
  expect(newer).not.toBe(key);
  await expect(reserved(page)).toHaveValue(newer);
});

test('shows a time after Back that another tab reserved meanwhile', async ({ page, context }) => {
  const key = await reserveFirst(page);
  await leave(page);
  const other = await context.newPage();
  await other.goto(SCHEDULING);
  await expect(times(other)).toBeVisible();
  const newer = await hold(other, 2);
  expect(newer).not.toBe(key);
  await comeBack(page);
  await expect(reserved(page)).toHaveValue(newer);
});

test('reports on Back that the reservation expired meanwhile [F-4.23]', async ({ page, shop }) => {
  await reserveFirst(page);
  await leave(page);
  await page.evaluate(([name, ms]) => localStorage.setItem(name, String(ms)), [LATER, 31 * MINUTE] as const);
  shop.sandbox.controls.setClock(31 * MINUTE);
  await comeBack(page);
  await expect(dialog(page).or(page.getByRole('alertdialog'))).toHaveAccessibleName('Reservation Expired');
  await expect(held(page)).toHaveCount(0);
  await expect(page.getByText('Your reservation has expired. Please select a new time.')).toBeVisible();
});

test('shows nothing of the previous shopper on Back after a sign-out', async ({ page }) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Saffron');
  await button(page, 'Sign out').press('Enter');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Saffron');
});
