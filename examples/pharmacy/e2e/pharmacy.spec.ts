import type { Page } from '@playwright/test';
import { storedCards } from '../../storefront/e2e/support/database.ts';
import {
  addFirstCard,
  chooseVisa,
  recordApplications,
  expectAccessibleHost,
  openWithoutSession,
  signInAtHost,
  signInByTwoPresses,
  signInTooOften,
  signInWithoutCookies,
  signInWithoutReading,
  signOutAndStay,
  tracesOf,
} from '../../storefront/e2e/steps/host.ts';
import { pollute } from '../../storefront/e2e/support/pollute.ts';
import { button, dialog } from '../../storefront/e2e/steps/basic.ts';
import { expect, test } from '../../storefront/e2e/support/test.ts';

const paying = (page: Page) => page.locator('#paying');
const opener = (page: Page) => button(page, 'Payment methods');

test('shows a retry when the session cannot be read', async ({ page }) => {
  await openWithoutSession(page);
});

test('shows an error when the sign-in does not persist, and signs in on a retry', async ({ page }) => {
  await signInWithoutCookies(page);
});

test('signs in once for two presses, and moves the focus to the page', async ({ page }) => {
  await signInByTwoPresses(page);
});

test('says that the shopper is signed in when the session cannot be read after it', async ({ page }) => {
  await signInWithoutReading(page);
});

test('shows when to try again after too many sign-ins, and signs in another shopper', async ({
  page,
  shop,
}) => {
  // More than a dozen sign-ins, one after the other.
  test.slow();
  await signInTooOften(page, shop.sandbox);
});

test('changes the card in the flyout, and sends RXWEB with every call', async ({ page, shop }) => {
  const applications = recordApplications(page, shop.sandbox.urls.api);
  await signInAtHost(page, 'Alice');
  await expect(paying(page)).toHaveText('Paying with Mastercard ending in 4444.');
  await chooseVisa(page, opener(page));
  await expect(paying(page)).toHaveText('Paying with Visa ending in 4242.');
  await expect(opener(page)).toBeFocused();
  expect(new Set(await applications())).toEqual(new Set(['RXWEB']));
});

test('adds the first card of a shopper in the vault’s frame and pays with it', async ({ page, shop }) => {
  await signInAtHost(page, 'Bob');
  await expect(paying(page)).toHaveText('No payment method chosen yet.');
  await addFirstCard(page, opener(page));
  await expect(paying(page)).toHaveText('Paying with Discover ending in 1117.');
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('adds a card on a page whose old scripts extended every object', async ({ page, shop }) => {
  await pollute(page);
  await signInAtHost(page, 'Bob');
  await addFirstCard(page, opener(page));
  await expect(paying(page)).toHaveText('Paying with Discover ending in 1117.');
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('pins the hash in the tag, and loads each file once from one versioned folder, cached as immutable', async ({
  page,
  shop,
}) => {
  const files: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/grocer/')) return;
    files.push(response.url());
    expect(response.headers()['cache-control']).toContain('immutable');
  });
  await signInAtHost(page, 'Bob');
  await expect(paying(page)).toHaveText('No payment method chosen yet.');
  await opener(page).click();
  await expect(dialog(page)).toHaveAccessibleName('Add Credit/Debit Card');
  const tag = page.locator('script[integrity]');
  await expect(tag).toHaveCount(1);
  await expect(tag).toHaveAttribute('integrity', /^sha384-[\w+/]{64}$/);
  const [address = ''] = files;
  expect(address).toMatch(
    new RegExp(String.raw`^${shop.urls.pharmacy}/grocer/wallet/\d+\.\d+\.\d+-[\da-f]{8}/wallet\.global\.js$`),
  );
  const folder = address.replace('wallet.global.js', '');
  expect(files.filter((file) => !file.startsWith(folder))).toEqual([]);
  expect(files).toHaveLength(new Set(files).size);
});

test('does not load the forms chunk before it is needed', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await signInAtHost(page, 'Alice');
  await expect(paying(page)).toContainText('Mastercard');
  expect(files.filter((file) => file.includes('forms-chunk'))).toEqual([]);
});

test('removes the wallet on sign-out and leaves no trace of it in the page', async ({ page }) => {
  await page.goto('/');
  const before = await tracesOf(page);
  await signInAtHost(page, 'Alice');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await button(page, 'Close').click();
  await signOutAndStay(page);
  await expect.poll(() => tracesOf(page)).toEqual(before);
  await expect(page.locator('head link[rel="modulepreload"]')).toHaveCount(0);
});

test('throws synchronously from mount() of the script tag, with the code of an invalid config', async ({
  page,
}) => {
  await page.goto('/');
  const told = await page.evaluate(async () => {
    const { mount, preload, isGrocerError, skins } = (await window.Grocer?.wallet?.load()) ?? {};
    await preload?.();
    try {
      // @ts-expect-error -- a host without types can pass any value
      mount?.({ environment: 'NOWHERE' });
    } catch (error) {
      return {
        isOurs: isGrocerError?.(error),
        code: Reflect.get(Object(error), 'code'),
        hasSkins: skins !== undefined,
        hasPreload: preload !== undefined,
      };
    }
    return undefined;
  });
  expect(told).toEqual({ isOurs: true, code: 'invalid_config', hasSkins: true, hasPreload: true });
});

test('has no axe violations in light and dark, and fits 320 px', ({ page }) =>
  expectAccessibleHost(page, paying(page)));
