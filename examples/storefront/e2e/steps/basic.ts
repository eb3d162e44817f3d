import { expect } from '@playwright/test';
import type { ElementHandle, FrameLocator, Locator, Page } from '@playwright/test';
import type { OpenShop } from '../support/open-shop.ts';

/** A card as it is entered. */
export interface TypedCard {
  readonly number: string;
  readonly month?: string;
  readonly year?: string;
  readonly cvv?: string;
}

export const MASTERCARD: TypedCard = { number: '5555555555554444' };
export const DISCOVER: TypedCard = { number: '6011111111111117' };

/** Seven years from now, so that no test card is expired or equal to a seeded one. */
export const EXPIRY_YEAR = String((new Date().getFullYear() + 7) % 100).padStart(2, '0');

export const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
export const cardBox = (page: Page): Locator => page.getByRole('region', { name: 'Payment Method' });
export const vaultFrame = (page: Page): FrameLocator => page.frameLocator('iframe');
export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
export const openerOf = (page: Page): Locator => button(page, 'Add or Change Payment Method');
export const payingWith = (page: Page): Locator => page.getByTestId('paying-with');

/** The fields in the frame, in the order of input. */
export const cardFields = (page: Page): readonly [Locator, Locator, Locator, Locator] => {
  const frame = vaultFrame(page);
  return [
    frame.getByLabel('Card Number'),
    frame.getByLabel('Month'),
    frame.getByLabel('Year'),
    frame.getByLabel('CVV (3-4 digit code)'),
  ];
};

/** Path of the page with only a wallet, embedded as in a checkout. */
export const WALLET_STAGE = '/demo/wallet';

/**
 * Opens the list of demo shoppers on the sign-in page, which leads to `returnTo`. Default: the wallet stage.
 */
export async function toShoppers(page: Page, returnTo = WALLET_STAGE): Promise<void> {
  await page.goto(`/sign-in?returnTo=${returnTo}`);
  await page.getByText('Sandbox: use a demo shopper').click();
}

/** Signs a demo shopper in by their key, without the sign-in page. */
export async function signInAs(page: Page, shopper: string): Promise<void> {
  // The session is the cheapest response of the host's origin.
  await page.goto('/session');
  const status = await page.evaluate(async (key) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ shopper: key });
    return (await fetch('/session', { method: 'POST', headers, body })).status;
  }, shopper);
  expect(status).toBe(200);
}

/** The dialog that asks a shopper to sign in again. */
export const signInAgain = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Please sign in again' });

/** Makes the services refuse one call once, with status 400. */
export const refuseOnce = ({ sandbox }: Pick<OpenShop, 'sandbox'>, match: string): void =>
  sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 400, times: 1 });

/** Makes the services refuse one call with status 400, until faults are cleared. */
export const refuse = ({ sandbox }: Pick<OpenShop, 'sandbox'>, match: string): void =>
  sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 400, times: 100 });

/** Makes the services refuse every token for one call, until faults are cleared. */
export const refuseTokens = ({ sandbox }: Pick<OpenShop, 'sandbox'>, match: string): void =>
  sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 401, times: 50 });

/** Waits for the dialog that asks to sign in again. The SDK tries to renew the session first. */
export const sessionOver = (page: Page): Promise<void> => expect(signInAgain(page)).toBeVisible();

/** Signs in again by keyboard, in a dialog whose password field has the focus. */
export async function signInHere(page: Page): Promise<void> {
  await expect(signInAgain(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.type('any');
  await page.keyboard.press('Enter');
  await expect(signInAgain(page)).toHaveCount(0);
}

/** Signs a demo shopper in and opens the wallet stage. */
export async function signIn(page: Page, name: string): Promise<void> {
  await signInAs(page, name.toLowerCase());
  await page.goto(WALLET_STAGE);
  await expect(page.getByRole('heading', { name: 'Wallet stage' })).toBeVisible();
}

/** Opens the form for a new card from the checkout and waits for the vault's frame. */
export async function openForm(page: Page): Promise<void> {
  await openerOf(page).click();
  const form = dialog(page).getByRole('heading', { name: 'Add Credit/Debit Card' });
  const add = button(page, 'Add Credit/Debit Card');
  await expect(form.or(add)).toBeVisible();
  if (await add.isVisible()) await add.click();
  await expect(form).toBeVisible();
  await expect(cardFields(page)[0]).toBeVisible();
}

/** Fills in a card in the vault's frame. */
export async function typeCard(
  page: Page,
  { number, month = '12', year = EXPIRY_YEAR, cvv = '123' }: TypedCard,
): Promise<void> {
  const texts = [number, month, year, cvv];
  for (const [index, field] of cardFields(page).entries()) await field.fill(texts[index] ?? '');
}

export async function typeNames(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Baker-Núñez');
}

/** Fills in the whole form for a new card. */
export async function fillForm(page: Page, card: TypedCard): Promise<void> {
  await typeNames(page);
  await typeCard(page, card);
}

export const submit = (page: Page): Promise<void> => button(page, 'Submit').click();

export const cardAdded = (page: Page): Promise<void> => expect(page.getByText('Card Added!')).toBeVisible();

/**
 * Returns true when the element has the focus, through shadow roots and frames; undefined if it is not shown
 * any more.
 */
const focusAt = (element: ElementHandle): Promise<boolean | undefined> =>
  element.evaluate((node) => {
    if (!node.isConnected || (node instanceof Element && !node.checkVisibility())) return undefined;
    const tree = node.getRootNode();
    const active = tree instanceof ShadowRoot ? tree.activeElement : node.ownerDocument?.activeElement;
    return active === node && node.ownerDocument?.hasFocus();
  });

/**
 * Presses Tab until the element has the focus. It is located once: locating it by role and name takes longer
 * than a press.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    const isThere = element ? await focusAt(element) : undefined;
    // The role and the name may have changed since the element was located.
    if (isThere) return expect(target).toBeFocused();
    if (isThere === undefined) element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached with Tab.');
}
