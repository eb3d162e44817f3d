import type { Page } from '@playwright/test';
import {
  told,
  ADDRESSES,
  addAddress,
  cards,
  NEW_ADDRESS,
  openForm,
  pageHeading,
  PREFERENCES,
} from '../steps/account.ts';
import { findingsInBoth } from '../support/axe.ts';
import { expectNoPointer, pressOn, typeInto } from '../support/keyboard.ts';
import { callsOf } from '../support/open-shop.ts';
import { openAddresses, shopAtStore } from '../steps/shop.ts';
import { button, signInAs } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';

/** Opens a page of the account as a demo shopper. */
async function openAs(page: Page, shopper: string, path: string): Promise<void> {
  await signInAs(page, shopper);
  await page.goto(path);
}

test(
  'adds an address that the service corrects, by keyboard [A-2.22] [A-4.4] [A-4.7]',
  { tag: '@engines' },
  async ({ page, witness }) => {
    await openAs(page, 'alice', ADDRESSES);
    await expect(cards(page)).not.toHaveCount(0);
    const before = await cards(page).count();
    await openForm(page);
    await addAddress(page, '1 Corrected St');
    const question = page.getByRole('dialog', { name: 'Verify Your Address' });
    await expect(question.getByRole('radio', { name: /^Suggested/ })).toBeChecked();
    await pressOn(page, question.getByRole('button', { name: 'Use this address' }));
    await told(page, 'Your address has been created');
    await expect(pageHeading(page, 'Address Book')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${ADDRESSES}$`));
    await expect(cards(page)).toHaveCount(before + 1);
    expectNoPointer({ witness });
  },
);

test('saves an unverified address anyway, by keyboard [A-4.3] [A-8.7]', async ({ page, witness }) => {
  await openAs(page, 'alice', NEW_ADDRESS);
  await addAddress(page, '1 Unknown St');
  const question = page.getByRole('dialog', { name: 'Verify Your Address' });
  await expect(question).toContainText(
    "We weren't able to verify this address you entered. Please check for any mistakes and try again.",
  );
  await pressOn(page, question.getByRole('button', { name: 'Use this address' }));
  await told(page, 'Your address has been created');
  await expect(cards(page).filter({ hasText: '1 Unknown St' })).toBeVisible();
  expectNoPointer({ witness });
});

test('removes an address and moves focus to the next one, by keyboard [A-2.18] [A-4.8]', async ({
  page,
  witness,
}) => {
  await openAs(page, 'alice', ADDRESSES);
  await pressOn(page, page.getByRole('button', { name: /^Remove, 1420 Juniper Street/ }));
  const question = page.getByRole('alertdialog', { name: 'Confirm Removal' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(question).toContainText('1420 Juniper Street');
  await pressOn(page, question.getByRole('button', { name: 'Remove' }));
  await told(page, 'Your address has been removed');
  await expect(cards(page).first()).toBeFocused();
  expectNoPointer({ witness });
});

test('navigates between the pages of the account by its links, and back [A-2.15] [A-2.16]', async ({
  page,
}) => {
  await openAs(page, 'alice', '/account/dashboard');
  const links = page.getByRole('navigation', { name: 'Account' });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(pageHeading(page, 'My Account')).toBeVisible();
  for (const [link, heading, path] of [
    ['Profile', 'Profile', '/account/update'],
    ['Address Book', 'Address Book', ADDRESSES],
    ['Points Summary', 'Points Summary', '/points/summary'],
    ['Wallet', 'My Wallet', '/account/dashboard?link=mywallet'],
    ['Purchase History', 'Purchase History', '/mypurchases'],
    ['Community Rewards', 'Community Rewards', '/account/communityrewards'],
    ['Prescriptions', 'Prescriptions', '/myprescriptions'],
  ] as const) {
    await links.getByRole('link', { name: link }).click();
    await expect(pageHeading(page, heading)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === path);
    await expect(crumbs.getByRole('link').last()).toHaveText(link);
  }
  await page.goBack();
  await expect(pageHeading(page, 'Community Rewards')).toBeVisible();
});

test('links from the selector to all addresses in the address book [F-2.1] [A-2.3]', async ({ page }) => {
  await openAs(page, 'alice', '/products');
  await openAddresses(page);
  await pressOn(page, page.getByRole('link', { name: 'View All Addresses' }));
  await expect(pageHeading(page, 'Address Book')).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
});

test('shows preferences, addresses and community rewards to a signed-in shopper [A-1.1]', async ({
  page,
}) => {
  await openAs(page, 'alice', PREFERENCES);
  const part = (name: string) => page.getByRole('region', { name });
  for (const name of ['Email', 'Text messages', 'Advertising and early access'])
    await expect(part(name).getByRole('switch').first()).toBeVisible();
  await expect(
    part('Preferred store').getByRole('button', { name: 'Change your preferred store' }),
  ).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Account' });
  await links.getByRole('link', { name: 'Address Book' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText('Mailing Address')).toHaveCount(1);
  await links.getByRole('link', { name: 'Community Rewards' }).click();
  await expect(pageHeading(page, 'Community Rewards')).toBeVisible();
});

test('limits confirmation dialogs to 500 px, and makes the dialog of an address 650 px wide [A-9.3]', async ({
  page,
}) => {
  const widthOf = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
    (await page.getByRole(role, { name }).boundingBox())?.width;
  await openAs(page, 'alice', ADDRESSES);
  await page
    .getByRole('button', { name: /^Remove, / })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await widthOf('Confirm Removal', 'alertdialog')).toBeLessThanOrEqual(500);
  await page.goto(`${ADDRESSES}?addressBookV2=true`);
  await page.getByRole('button', { name: 'Add New Address' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Address' })).toBeVisible();
  expect(await widthOf('Add New Address')).toBe(650);
});

test('moves focus into the account from outside only, and titles each page by its content', async ({
  page,
}) => {
  await signInAs(page, 'alice');
  await page.goto('/aisles');
  await pressOn(page, page.getByRole('link', { name: 'My Account, Alice' }));
  await expect(page).toHaveTitle('My Account · Millbrook Market');
  await expect(page.getByRole('main', { name: 'My Account' })).toBeFocused();
  const beside = page
    .getByRole('navigation', { name: 'Account' })
    .getByRole('link', { name: 'Address Book' });
  await pressOn(page, beside);
  await expect(page).toHaveTitle('Address Book · Millbrook Market');
  // The navigation stays beside the page, and with it the focused link.
  await expect(beside).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
});

test('starts My Wallet at its top, with the focus, from the footer of the dashboard', async ({ page }) => {
  await openAs(page, 'alice', '/account/dashboard');
  await pressOn(page, page.getByRole('contentinfo').getByRole('link', { name: 'My Wallet' }));
  await expect(page.getByRole('main', { name: 'My Wallet' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('moves focus from the dashboard to each page of the account on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, 'alice', '/account/dashboard');
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Purchase History' }));
  await expect(page.getByRole('main', { name: 'Purchase History' })).toBeFocused();
  await page.goBack();
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Address Book' }));
  await expect(page.getByRole('main', { name: 'Address Book' })).toBeFocused();
  await page.goBack();
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Wallet' }));
  await expect(page.getByRole('main', { name: 'My Wallet' })).toBeFocused();
  await button(page, 'Add Credit/Debit Card').focus();
  await page.goBack();
  await expect(page.getByRole('main', { name: 'My Account' })).toBeFocused();
});

test('names a page of the account in the words of the banner, and an address form by its purpose [A-2.16] [A-2.21]', async ({
  page,
}) => {
  await signInAs(page, 'alice');
  await page.goto('/account/communityrewards?banner=smithsfoodanddrug');
  await expect(pageHeading(page, 'Inspiring Donations')).toBeVisible();
  await expect(page).toHaveTitle('Inspiring Donations · Saltbrush Foods');
  await page.goto(ADDRESSES);
  await page.getByRole('main').getByRole('link', { name: /^Edit/ }).first().click();
  await expect(pageHeading(page, 'Edit Address')).toBeVisible();
  await expect(page).toHaveTitle(/^Edit Address · /);
});

test('renews an expired token once for all SDKs of a page', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/session/token') asked.push(request.method());
  });
  await openAs(page, 'alice', '/mywallet');
  const preferred = page.getByText('Mastercard ending in 4444').first();
  await expect(preferred).toBeVisible();
  asked.length = 0;
  await shop.sandbox.controls.expireTokens();
  const refused = () => callsOf(shop, 'cart.get').filter(({ status }) => status === 401).length;
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(refused).toBe(1);
  // Account, wallet and selector need a token one after the other.
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Address Book' }).first());
  await expect(page.getByText('1420 Juniper Street').first()).toBeVisible();
  await page.goBack();
  await expect(preferred).toBeVisible();
  await openAddresses(page);
  expect(asked).toEqual(['POST']);
  const refusals = shop.sandbox.controls.history().filter(({ status }) => status === 401);
  const services = refusals.map(({ call }) => call.split('.')[0]);
  expect(services).toEqual(expect.arrayContaining(['cart', 'account', 'wallet', 'modality']));
});

test('redirects the wallet’s own URL to the wallet of the account [A-2.10] [C-2.7]', async ({ page }) => {
  await openAs(page, 'alice', '/mywallet?from=mail#cards');
  await expect(page).toHaveURL(/\/account\/dashboard\?link=mywallet&from=mail#cards$/);
  await expect(pageHeading(page, 'My Wallet')).toBeVisible();
});

test(
  'opens email preferences for a visitor by an email link, and leaks nothing of its token [A-2.25] [A-6.2]',
  { tag: '@phone' },
  async ({ page, shop, witness }) => {
    const { token, token2 } = await shop.sandbox.controls.openPreferenceLink('alice');
    const referrers: string[] = [];
    page.on(
      'request',
      (request) => void request.allHeaders().then(({ referer = '' }) => referrers.push(referer)),
    );
    await page.goto(`${PREFERENCES}?token=${token}&token2=${token2}#offers`);
    const first = page.getByRole('main').getByRole('switch').first();
    await expect(first).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${PREFERENCES}#offers$`));
    await expect(pageHeading(page, 'Email preferences')).toBeVisible();
    await expect(page).toHaveTitle(/^Email preferences · /);
    const wasOn = await first.isChecked();
    await pressOn(page, first, ' ');
    await expect(first).toBeChecked({ checked: !wasOn });
    await told(page, 'Saved');
    await expect(page.getByRole('navigation', { name: 'Account' })).toHaveCount(0);

    const html = await page.content();
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    );
    const places = [html, kept, page.url(), ...referrers, ...shop.log, ...witness.console];
    for (const half of [token, token2]) expect(places.filter((place) => place.includes(half))).toEqual([]);
    await page.reload();
    await expect(pageHeading(page, 'Sign in')).toBeVisible();
  },
);

test('requires a valid date of birth before checking out wine, by keyboard [A-2.23] [A-5.8]', async ({
  page,
  witness,
}) => {
  await openAs(page, 'grace', '/aisles/beer-wine');
  await shopAtStore(page);
  await pressOn(page, button(page, 'Add to cart, Red Wine'));
  await pressOn(page, page.getByRole('link', { name: /^Cart/ }));
  const goOn = page.getByRole('link', { name: 'Check out pickup' });
  await pressOn(page, goOn);
  const question = page.getByRole('dialog', { name: 'Verify Your Age' });
  await expect(question.getByRole('region', { name: 'Age Restricted Items' })).toContainText('Red Wine');
  await page.keyboard.press('Escape');
  await expect(goOn).toBeFocused();
  await page.keyboard.press('Enter');
  await typeInto(page, question.getByLabel('Date of Birth'), '02/29/2024');
  await pressOn(page, question.getByRole('checkbox'), ' ');
  await pressOn(page, question.getByRole('button', { name: 'Continue' }));
  await expect(question.getByText('Items in your order require a minimum age of 21.')).toBeVisible();
  await typeInto(page, question.getByLabel('Date of Birth'), '02/29/1980');
  await pressOn(page, question.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { name: 'Schedule your order' })).toBeVisible();
  expectNoPointer({ witness });
});

test('has no axe violations on the pages of the account, in light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'alice');
  for (const [path, heading] of [
    ['/account/dashboard', 'My Account'],
    ['/account/update', 'Profile'],
    [ADDRESSES, 'Address Book'],
    [NEW_ADDRESS, 'Add New Address'],
    [PREFERENCES, 'Preferences'],
    ['/account/communityrewards', 'Community Rewards'],
    ['/membership', 'Membership'],
  ] as const) {
    await page.goto(path);
    await expect(pageHeading(page, heading)).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    expect(await findingsInBoth(page), path).toEqual([]);
  }
});
