import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WalletHandle } from '../handle.ts';
import { mount, preload } from '../index.ts';
import { startBrowserShop } from '../testing/browser-shop.ts';
import type { BrowserShop } from '../testing/browser-shop.ts';

let shop: BrowserShop;
let wallet: WalletHandle | undefined;
beforeAll(async () => {
  shop = await startBrowserShop();
});
afterEach(() => wallet?.unmount());
afterAll(() => shop.stop());

/** Number of cards of the shopper; all are bank cards. */
const COUNT = 50;

const layer = () => document.querySelector('[data-grocer-overlay]')?.shadowRoot;
const rows = () => layer()?.querySelectorAll('[data-part="card"]').length ?? 0;

/** Opens a wallet with many cards. */
async function openLongList() {
  await preload();
  wallet = mount(await shop.configOf('judy'));
  wallet.open();
  await expect.poll(rows).toBe(COUNT);
}

it('checks a card far down the list when it is opened again', async () => {
  await openLongList();
  const far = page.getByRole('radio').nth(40);
  await far.click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => layer()).toBeFalsy();
  wallet?.open();
  await expect.poll(rows).toBe(COUNT);
  await expect.element(far).toBeChecked();
});

it('reaches the last of many cards by keyboard', async () => {
  await openLongList();
  const radios = page.getByRole('radio');
  await expect.element(radios.first()).toBeChecked();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radios.last()).toBeChecked();
  await expect.element(radios.last()).toBeInViewport();
});
