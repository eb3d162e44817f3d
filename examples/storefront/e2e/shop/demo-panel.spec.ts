import { findings } from '../support/axe.ts';
import { shopAtStore } from '../steps/shop.ts';
import { button, signInAgain, signInAs, signInHere } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

test('lists the SDK events in the demo panel without personal data', async ({ page }) => {
  await page.goto('/aisles');
  await shopAtStore(page);
  await page.getByText('Demo', { exact: true }).click();
  const events = page.getByRole('group', { name: 'Events' });
  const chosen = events.getByRole('listitem').filter({ hasText: 'store:selected' });
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText('{"modality":"PICKUP","storeId":"');
  await expect(events).not.toContainText(/street|addressLine|postalCode|phone/i);
  expect(await findings(page)).toEqual([]);
  await events.getByLabel('SDK').selectOption('wallet');
  await expect(chosen).toHaveCount(0);
  await events.getByRole('button', { name: 'Clear' }).click();
  await expect(events.getByText('Nothing heard yet.')).toBeVisible();
});

test('stages faults and the clock from the demo panel, and resets both', async ({ page, shop }) => {
  const time = async (): Promise<number> =>
    Date.parse((await fetch(`http://127.0.0.1:${shop.sandbox.ports.api}/health`)).headers.get('date') ?? '');
  await signInAs(page, 'grace');
  await page.goto('/cart');
  await page.getByText('Demo', { exact: true }).click();
  const server = page.getByRole('group', { name: 'Server' });
  async function press(name: string, said: string): Promise<void> {
    await button(page, name).click();
    await expect(server.getByRole('status')).toContainText(said);
  }
  await press('Back to normal', 'the clock is right');
  const before = await time();
  await press('One hour later', 'an hour ahead');
  expect((await time()) - before).toBeGreaterThanOrEqual(3_600_000);
  await server.getByLabel('Call').selectOption('cart.get');
  await press('Refuse with 401', 'takes no token');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(signInAgain(page)).toBeVisible();
  shop.sandbox.controls.clearFaults();
  await signInHere(page);
  await press('Back to normal', 'the clock is right');
  expect((await time()) - before).toBeLessThan(3_600_000);
});

test('copies the URL of the current state from the demo panel', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/aisles?skin=coast&direction=rtl');
  await page.getByText('Demo', { exact: true }).click();
  await button(page, 'Copy link').click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(await findings(page)).toEqual([]);
});

test('renders from right to left, also after a navigation', async ({ page }) => {
  await page.goto('/aisles?direction=rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'Bakery' }).first().click();
  await expect(page).toHaveURL(/\/aisles\/bakery\?.*direction=rtl/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('signs in another shopper from the demo panel, with nothing of the previous one left', async ({
  page,
}) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Saffron');
  await page.getByText('Demo', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Shopper', exact: true }).selectOption('Grace');
  await expect(page.getByRole('main')).toContainText('Saffron');
  await button(page, 'Sign in as this shopper').press('Enter');
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Saffron');
});

test('shows the page in the colour scheme of its address', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/?scheme=light');
  const light = await background();
  await page.goto('/?scheme=dark');
  await expect.poll(background).not.toBe(light);
});
