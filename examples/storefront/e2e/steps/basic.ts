import { expect } from '@playwright/test';
import type { ElementHandle, FrameLocator, Locator, Page } from '@playwright/test';
import type { OpenShop } from '../support/open-shop.ts';

/** A card as it is typed. */
export interface TypedCard {
  readonly number: string;
  readonly month?: string;
  readonly year?: string;
  readonly cvv?: string;
}

export const MASTERCARD: TypedCard = { number: '5555555555554444' };
export const DISCOVER: TypedCard = { number: '6011111111111117' };

/** Seven years from now, so that no card of a test is expired or among the seed's. */
export const EXPIRY_YEAR = String((new Date().getFullYear() + 7) % 100).padStart(2, '0');

export const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));
export const cardBox = (page: Page): Locator => page.getByRole('region', { name: 'Payment Method' });
export const vaultFrame = (page: Page): FrameLocator => page.frameLocator('iframe');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const openerOf = (page: Page): Locator => button(page, 'Add or Change Payment Method');
export const payingWith = (page: Page): Locator => page.getByTestId('paying-with');

/** The fields of the frame, in the order in which they are typed into. */
export const cardFields = (page: Page): readonly [Locator, Locator, Locator, Locator] => {
  const frame = vaultFrame(page);
  return [
    frame.getByLabel('Card Number'),
    frame.getByLabel('Month'),
    frame.getByLabel('Year'),
    frame.getByLabel('CVV (3-4 digit code)'),
  ];
};

/** The page that has a wallet as a checkout embeds it, and nothing else. */
export const WALLET_STAGE = '/demo/wallet';

/** Opens the list of demo shoppers on the page on which the shop signs in, and what that leads to: the wallet, if nothing else. */
export async function toShoppers(page: Page, returnTo = WALLET_STAGE): Promise<void> {
  await page.goto(`/sign-in?returnTo=${returnTo}`);
  await page.getByText('Sandbox: use a demo shopper').click();
}

/** Signs a demo shopper in, by their key, without the pages that lead there. */
export async function signInAs(page: Page, shopper: string): Promise<void> {
  // Who is signed in is the lightest thing that the host answers.
  await page.goto('/session');
  const status = await page.evaluate(async (key) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ shopper: key });
    return (await fetch('/session', { method: 'POST', headers, body })).status;
  }, shopper);
  expect(status).toBe(200);
}

/** The question to whom the services do not know any more. */
export const signInAgain = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Please sign in again' });

/** Has the services refuse every token for one call, until faults are cleared. */
export const refuseTokens = ({ sandbox }: Pick<OpenShop, 'sandbox'>, match: string): void =>
  sandbox.controls.addFault({ match, when: 'before', kind: 'status', status: 401, times: 50 });

/** Waits for that question: the session has been tried to be renewed before. */
export const sessionOver = (page: Page): Promise<void> => expect(signInAgain(page)).toBeVisible();

/** Answers that question by keyboard: the password has the focus. */
export async function signInHere(page: Page): Promise<void> {
  await expect(signInAgain(page).getByLabel('Password')).toBeFocused();
  await page.keyboard.type('any');
  await page.keyboard.press('Enter');
  await expect(signInAgain(page)).toHaveCount(0);
}

/** Signs a demo shopper in and waits for the wallet. */
export async function signIn(page: Page, name: string): Promise<void> {
  await signInAs(page, name.toLowerCase());
  await page.goto(WALLET_STAGE);
  await expect(page.getByRole('heading', { name: 'Wallet stage' })).toBeVisible();
}

/** From the checkout to the form for a new card, with the vault's frame ready. */
export async function openForm(page: Page): Promise<void> {
  await openerOf(page).click();
  const form = dialog(page).getByRole('heading', { name: 'Add Credit/Debit Card' });
  const add = button(page, 'Add Credit/Debit Card');
  await expect(form.or(add)).toBeVisible();
  if (await add.isVisible()) await add.click();
  await expect(form).toBeVisible();
  await expect(cardFields(page)[0]).toBeVisible();
}

/** Types a card into the vault's frame. */
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

/** Fills the whole form for a new card. */
export async function fillForm(page: Page, card: TypedCard): Promise<void> {
  await typeNames(page);
  await typeCard(page, card);
}

export const submit = (page: Page): Promise<void> => button(page, 'Submit').click();

export const cardAdded = (page: Page): Promise<void> => expect(page.getByText('Card Added!')).toBeVisible();

/** Does the keyboard go to this element, through shadow roots and frames? An element that is not shown any more cannot tell. */
const focusAt = (element: ElementHandle): Promise<boolean | undefined> =>
  element.evaluate((node) => {
    if (!node.isConnected || (node instanceof Element && !node.checkVisibility())) return undefined;
    const tree = node.getRootNode();
    const active = tree instanceof ShadowRoot ? tree.activeElement : node.ownerDocument?.activeElement;
    return active === node && node.ownerDocument?.hasFocus();
  });

/** Goes on with Tab until the element has the focus. It is looked for once: by role and name that takes longer than a press. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  let element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    const isThere = element ? await focusAt(element) : undefined;
    // It has its name and its role still.
    if (isThere) return expect(target).toBeFocused();
    if (isThere === undefined) element = await target.elementHandle();
    else await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached with Tab.');
}
