import { WALLET_STAGE } from '../../e2e/steps/basic.ts';
import type { ShopPage, Wanted } from './page.ts';

export const button = (name: string | RegExp): Wanted => ({ role: 'button', name });
export const radio = (name: RegExp): Wanted => ({ role: 'radio', name });
export const textbox = (name: string): Wanted => ({ role: 'textbox', name });
export const heading = (name: string | RegExp): Wanted => ({ role: 'heading', name });

/** Signs a demo shopper in over plain http, where Safari stores no `Secure` cookie. */
export async function signIn(page: ShopPage, name: string): Promise<void> {
  await page.goto(`/sign-in?returnTo=${WALLET_STAGE}`);
  await page.disclose('Sandbox: use a demo shopper');
  await page.press(button(new RegExp(`^${name}`)));
  await page.find(heading('Wallet stage'));
}
