import { findings, findingsInBoth } from '../support/axe.ts';
import { button, dialog, signInAgain, signInAs, signInHere } from '../steps/basic.ts';
import { inWindow, shopAtStore, toTimes, wayButton } from '../steps/shop.ts';
import { pressOn } from '../support/keyboard.ts';
import { becomeInTools, openTools, tools } from '../steps/tools.ts';
import { expect, test } from '../support/test.ts';

test('lists events, requests and state without personal data, and copies an event as a listener', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'alice');
  await page.goto('/aisles');
  await shopAtStore(page);
  const panel = await openTools(page);
  const events = panel.getByRole('region', { name: 'Events' });
  const chosen = events.getByRole('listitem').filter({ hasText: 'store:selected' });
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText('{"modality":"PICKUP","storeId":"');
  await expect(events.getByRole('listitem').filter({ hasText: '200 · cart.get' }).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'State' }).click();
  await expect(panel.getByRole('tabpanel')).toContainText('"modality": "PICKUP"');
  await expect(events).toContainText('POST /modality/v1/options');
  await expect(panel).not.toContainText(/street|addressLine|postalCode|phone|Bearer|Adams|Juniper|45202/i);
  await chosen.getByRole('button').click();
  expect(await findings(page)).toEqual([]);
  await chosen.getByRole('button', { name: 'Copy as listener' }).click();
  await expect(chosen.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^handle\.on\('store:selected', \(detail\) => \{/,
  );
  await events.getByRole('button', { name: /^http \d+/ }).click();
  await expect(chosen).toHaveCount(0);
  await events.getByRole('button', { name: 'Clear' }).click();
  await expect(events.getByText('Nothing heard yet.')).toBeVisible();
});

test('stages faults, which name how often they were used, and the clock, and resets both', async ({
  page,
  shop,
}) => {
  await signInAs(page, 'grace');
  await page.goto('/cart');
  const panel = await openTools(page);
  await panel.getByLabel('Call').selectOption('cart.get');
  await panel.getByLabel('Kind of fault').selectOption('refused 401');
  await panel.getByLabel('How often').selectOption('always');
  await panel.getByRole('button', { name: 'Stage', exact: true }).click();
  await expect(panel).toContainText('cart.get · refused 401 · 1000 of 1000 left');
  await panel.getByRole('button', { name: '+5 min' }).click();
  await expect(panel).toContainText('+5 min');
  await expect.poll(() => shop.sandbox.controls.readClock().offsetMs).toBe(300_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(signInAgain(page)).toBeVisible();
  await expect.poll(async () => (await shop.sandbox.controls.stagedFaults())[0]?.left).toBeLessThan(1000);
  shop.sandbox.controls.clearFaults();
  await signInHere(page);
  await expect(panel).not.toContainText('1000 left');
  await panel.getByRole('tab', { name: 'Faults' }).click();
  await expect(panel).toContainText('cart.get · refused 401 · ×1000');
  await panel.getByRole('tab', { name: 'Stage' }).click();
  await panel.getByRole('button', { name: 'Stage', exact: true }).click();
  await expect(panel).toContainText('wallet.list · fails 500 · 3 of 3 left');
  await panel.getByRole('button', { name: 'Reset all' }).click();
  await expect.poll(() => shop.sandbox.controls.readClock().offsetMs).toBe(0);
  expect(await shop.sandbox.controls.stagedFaults()).toEqual([]);
});

test('expires the tokens, and names that until the page has a new one', async ({ page }) => {
  await signInAs(page, 'grace');
  await page.goto('/cart');
  const panel = await openTools(page);
  await panel.getByRole('button', { name: 'Expire all' }).click();
  await expect(panel.getByText('expired', { exact: true })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(panel.getByText('as issued', { exact: true })).toBeVisible();
});

test('copies a link that restores the shopper, the clock and the faults', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, 'grace');
  await page.goto('/aisles?skin=coast&direction=rtl');
  const panel = await openTools(page);
  await panel.getByRole('button', { name: 'Stage', exact: true }).click();
  await panel.getByRole('button', { name: '+5 min' }).click();
  await expect(panel.getByText('1', { exact: true })).toBeVisible();
  await expect.poll(() => shop.sandbox.controls.readClock().offsetMs).toBe(300_000);
  await expect(panel.getByRole('code').filter({ hasText: '+5 min' })).toBeVisible();
  await panel.getByRole('button', { name: 'Copy link to this state' }).click();
  await expect(panel.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await shop.sandbox.controls.reset();
  await page.goto(link);
  // Opened again, it stages nothing twice.
  await page.goto(link);
  await expect(page).toHaveURL(/\/aisles\?skin=coast&direction=rtl$/);
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sandbox tools *Grace *\+5 min *1 fault$/ })).toBeVisible();
  expect(await shop.sandbox.controls.stagedFaults()).toMatchObject([
    { match: 'wallet.list', status: 500, left: 3 },
  ]);
});

test(
  'opens by click or shortcut, not over a dialog, keeps its height, and gives the focus back',
  { tag: '@phone' },
  async ({ page, press, isMobile }) => {
    await page.goto('/aisles');
    const pill = page.getByRole('button', { name: /^Sandbox tools/ });
    await expect(pill).toHaveAttribute('tabindex', '-1');
    await press(pill);
    await expect(page.getByRole('tab', { name: 'Stage' })).toBeFocused();
    const height = async (): Promise<number> => (await tools(page).boundingBox())?.height ?? 0;
    if (!isMobile) {
      const edge = page.getByRole('separator', { name: 'Height of the sandbox tools' });
      await edge.press('ArrowUp');
      await expect.poll(height).toBe(464);
    }
    const kept = await height();
    await page.getByRole('tab', { name: 'Stage' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Faults' })).toBeFocused();
    await page.getByRole('tab', { name: 'Faults' }).press('ArrowRight');
    expect(await findings(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Options' }).press('ArrowRight');
    await expect(tools(page)).toContainText('"status": "ready"');
    expect(await findingsInBoth(page)).toEqual([]);
    await press(button(page, 'Close the sandbox tools'));
    await expect(pill).toBeFocused();
    await page.keyboard.press('Alt+Shift+KeyS');
    expect(await height()).toBe(kept);
    await page.reload();
    await expect(pill).toBeVisible();
    await page.keyboard.press('Alt+Shift+KeyS');
    await expect.poll(height).toBe(kept);
    await page.keyboard.press('Alt+Shift+KeyS');
    await expect(tools(page)).toHaveCount(0);
    await press(wayButton(page));
    await expect(dialog(page).getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Alt+Shift+KeyS');
    await expect(tools(page)).toHaveCount(0);
  },
);

test('keeps the focus while settings are changed, and what was typed on the page when a field is only passed', async ({
  page,
}) => {
  await page.goto('/aisles');
  const search = page.getByRole('searchbox').first();
  const panel = await openTools(page);
  const dark = panel.getByRole('radio', { name: 'Dark' });
  await panel.getByRole('radio', { name: 'Auto' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dark).toBeFocused();
  await expect(page).toHaveURL(/scheme=dark/);
  await search.fill('lime');
  await panel.getByRole('tab', { name: 'Options' }).click();
  await panel.getByRole('spinbutton', { name: 'Total in cents' }).focus();
  await page.keyboard.press('Tab');
  await expect(page).not.toHaveURL(/total=/);
  await expect(search).toHaveValue('lime');
  const declines = panel.getByRole('checkbox', { name: 'mockPaymentDeclines' });
  await declines.press('Space');
  await expect(declines).toBeChecked();
  await expect(page).toHaveURL(/mockPaymentDeclines=true/);
});

test('says that a link could not be restored', async ({ page }) => {
  await page.goto('/aisles?shopper=nobody&fault=cart.get:explodes:3');
  await expect(
    page.getByRole('button', { name: /^Sandbox tools *Visitor *link not restored$/ }),
  ).toBeVisible();
});

test('renders from right to left, also after a navigation', async ({ page }) => {
  await page.goto('/aisles?direction=rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'Bakery' }).first().click();
  await expect(page).toHaveURL(/\/aisles\/bakery\?.*direction=rtl/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('signs in another shopper from the panel, with nothing of the previous one left', async ({ page }) => {
  await signInAs(page, 'erin');
  await page.goto('/cart');
  await expect(page.getByRole('main')).toContainText('Saffron');
  await becomeInTools(page, 'Grace');
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

test('does nothing of a link on a server without a stage', async ({ page }) => {
  await signInAs(page, 'grace');
  await page.route('**/demo/stage', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/aisles?shopper=bob&clock=600000');
  await expect(page).toHaveURL(/\/aisles$/);
  await expect(page.getByRole('link', { name: 'My Account, Grace' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sandbox tools/ })).toHaveCount(0);
});

test('gives the held time to another, which the page learns from the service', async ({ page }) => {
  await signInAs(page, 'alice');
  await page.goto('/aisles/dairy-eggs');
  await toTimes(page, /^Reserve Your Time, /);
  await pressOn(page, inWindow(page, 'Reserve Your Time'));
  await expect(dialog(page)).toHaveCount(0);
  const panel = await openTools(page);
  await expect(panel).toContainText(/(29|30):\d\d left/);
  await panel.getByRole('button', { name: 'Taken by another' }).click();
  await expect(panel).toContainText('Done.');
  await page.reload();
  await expect(wayButton(page)).toContainText('Time expired');
});
