import { expect } from '@playwright/test';
import type { Sandbox } from '@grocer/sandbox/node';
import type { Locator, Page, Request } from '@playwright/test';
import { findingsInBoth } from '../support/axe.ts';
import { button, cardAdded, cardFields, DISCOVER, dialog, fillForm, submit } from './basic.ts';

/** Opens the first page of a host, which usually lists the demo shoppers. */
async function toFirstPage(page: Page): Promise<void> {
  await page.goto('/');
}

/** Signs a demo shopper in at a host that lists them. */
export async function signInAtHost(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(button(page, 'Sign out')).toBeVisible();
}

/**
 * Checks that axe finds nothing at a host before and after the sign-in, light and dark, and that its page
 * fits 320 px.
 */
export async function expectAccessibleHost(page: Page, wallet: Locator): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Alice/ })).toBeVisible();
  expect(await findingsInBoth(page)).toEqual([]);
  await signInAtHost(page, 'Alice');
  await expect(wallet).toContainText('Mastercard');
  expect(await findingsInBoth(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
}

/** Signs in as in a browser that blocks the page's cookies, and checks the error message. */
export async function signInWithoutCookies(page: Page, toList = toFirstPage): Promise<void> {
  await page.route('**/session', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: {} }) : route.continue(),
  );
  await toList(page);
  await page.getByRole('button', { name: /^Alice/ }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /Signing in did not work\..* allow this page to keep cookies/,
  );
  await expect(page.getByRole('heading', { name: /^Sign in/ })).toBeVisible();

  await page.unroute('**/session');
  await page.getByRole('button', { name: /^Alice/ }).click();
  await expect(button(page, 'Sign out')).toBeVisible();
  await expect(page.getByText('Signing in did not work')).toBeHidden();
}

/** Signs in more often than the API's rate limit allows, and checks the error message. */
export async function signInTooOften(page: Page, { controls }: Sandbox, toList = toFirstPage): Promise<void> {
  controls.setLimits(true);
  await toList(page);
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    for (let times = 0; times < 10; times += 1)
      await fetch('/session', { method: 'POST', headers, body: '{"shopper":"alice"}' });
  });
  await page.getByRole('button', { name: /^Alice/ }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^\s*There were too many sign-ins as this shopper\. Please try again in 15 minutes, or choose another one\.\s*$/,
  );

  await page.getByRole('button', { name: /^Bob/ }).click();
  await expect(button(page, 'Sign out')).toBeVisible();
  await expect(page.getByText('too many sign-ins')).toBeHidden();
}

/** Records the application id of every API call; CORS preflight requests have none. */
export function recordApplications(page: Page, api: string): () => Promise<readonly (string | undefined)[]> {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(api) && request.method() !== 'OPTIONS') calls.push(request);
  });
  return () => Promise.all(calls.map(async (call) => (await call.allHeaders())['x-application-id']));
}

/** Opens the flyout, selects the Visa and confirms. */
export async function chooseVisa(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await expect(dialog(page)).toHaveAccessibleName('Select Payment');
  await dialog(page)
    .getByRole('radio', { name: /Visa ending in 4242/ })
    .click();
  await button(page, 'Confirm').click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Adds the first card of a shopper in the vault's frame and confirms it. */
export async function addFirstCard(page: Page, opener: Locator): Promise<void> {
  await opener.click();
  await expect(dialog(page)).toHaveAccessibleName('Add Credit/Debit Card');
  await expect(cardFields(page)[0]).toBeVisible();
  await fillForm(page, DISCOVER);
  await submit(page);
  await cardAdded(page);
  await button(page, 'Confirm').click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Signs out but stays on the page: the request that ends the session is never answered. */
export async function signOutAndStay(page: Page): Promise<void> {
  await page.route('**/session', (route) =>
    route.request().method() === 'DELETE' ? undefined : route.continue(),
  );
  await button(page, 'Sign out').click();
}

/**
 * Returns what a wallet could leave in a page: nodes, style sheets, and attributes of the page's own
 * elements.
 */
export const tracesOf = (page: Page): Promise<object> =>
  page.evaluate(() => ({
    nodes: document.querySelectorAll('[data-grocer], [data-grocer-overlay], iframe').length,
    sheets: document.adoptedStyleSheets.length,
    page: document.documentElement.getAttributeNames().join() + document.body.getAttributeNames().join(),
  }));

/** Returns how far the page overflows horizontally, in px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens a host's page while it cannot read the session, then tries again. */
export async function openWithoutSession(page: Page): Promise<void> {
  await page.route('**/session', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can’t be shown right now');
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in as a demo shopper');
}

/** Presses a shopper twice at a host, and expects one sign-in and the focus on the page's heading. */
export async function signInByTwoPresses(page: Page): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/session')) sent.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: /^Alice/ }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(sent).toHaveLength(1);
}

/** Signs in while the session cannot be read afterwards, and checks the error message. */
export async function signInWithoutReading(page: Page): Promise<void> {
  await page.goto('/');
  const alice = page.getByRole('button', { name: /^Alice/ });
  await expect(alice).toBeVisible();
  await page.route('**/session', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await alice.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^You are signed in, but this page can’t be shown/);
  await expect(alice).toBeFocused();
}
