import type { Page } from '@playwright/test';
import { storedCards } from '../../storefront/e2e/support/database.ts';
import {
  addFirstCard,
  chooseVisa,
  recordApplications,
  expectAccessibleHost,
  signInAtHost,
  signInTooOften,
  signInWithoutCookies,
  signOutAndStay,
  tracesOf,
} from '../../storefront/e2e/steps/host.ts';
import { pollute } from '../../storefront/e2e/support/pollute.ts';
import { button, dialog } from '../../storefront/e2e/steps/basic.ts';
import { expect, test } from '../../storefront/e2e/support/test.ts';

const paying = (page: Page) => page.locator('#paying');
const opener = (page: Page) => button(page, 'Payment methods');

test('a sign-in that does not hold is told, and can be tried again', async ({ page }) => {
  await signInWithoutCookies(page);
});

test('too many sign-ins are told, and when to try again', async ({ page, shop }) => {
  // More than a dozen sign-ins, one after the other.
  test.slow();
  await signInTooOften(page, shop.sandbox);
});

test('a shopper chooses a card in the flyout, and every call says RXWEB', async ({ page, shop }) => {
  const applications = recordApplications(page, shop.sandbox.urls.api);
  await signInAtHost(page, 'Alice');
  await expect(paying(page)).toHaveText('Paying with Mastercard ending in 4444.');
  await chooseVisa(page, opener(page));
  await expect(paying(page)).toHaveText('Paying with Visa ending in 4242.');
  await expect(opener(page)).toBeFocused();
  expect(new Set(await applications())).toEqual(new Set(['RXWEB']));
});

test('a shopper without a card adds one in the vault’s frame and pays with it', async ({ page, shop }) => {
  await signInAtHost(page, 'Bob');
  await expect(paying(page)).toHaveText('No payment method chosen yet.');
  await addFirstCard(page, opener(page));
  await expect(paying(page)).toHaveText('Paying with Discover ending in 1117.');
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('a page whose objects all have what old scripts leave shows a wallet that a card can be added to', async ({
  page,
  shop,
}) => {
  await pollute(page);
  await signInAtHost(page, 'Bob');
  await addFirstCard(page, opener(page));
  await expect(paying(page)).toHaveText('Paying with Discover ending in 1117.');
  expect(storedCards(shop, 'bob')).toEqual(['DISCOVER 1117']);
});

test('the tag names its hash; every file lies under one version, is kept for good and asked for once', async ({
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

test('the page leaves the drawing of the form until it is wanted', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await signInAtHost(page, 'Alice');
  await expect(paying(page)).toContainText('Mastercard');
  expect(files.filter((file) => file.includes('forms-chunk'))).toEqual([]);
});

test('signing out takes the wallet away, and leaves nothing of it', async ({ page }) => {
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

test('mount() of the script tag is synchronous, and refuses a wrong config with its code', async ({
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

test('axe finds nothing on the page, light or dark, and it fits 320 px', ({ page }) =>
  expectAccessibleHost(page, paying(page)));
