import { deepActiveElement } from '@grocer/foundation/embed';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WalletConfig } from './config.ts';
import type { WalletHandle } from './handle.ts';
import { mount } from './mount.tsx';
import { startBrowserShop } from './testing/browser-shop.ts';
import type { BrowserShop } from './testing/browser-shop.ts';

let shop: BrowserShop;
let wallet: WalletHandle;
beforeAll(async () => {
  shop = await startBrowserShop();
});
afterEach(() => wallet.unmount());
afterAll(() => shop.stop());

const layer = () => document.querySelector('[data-grocer-overlay]');
const part = (name: string) => layer()?.shadowRoot?.querySelector(`[data-part="${name}"]`);
const hasFocus = (name: string) => deepActiveElement() === part(name);
const focused = () => deepActiveElement()?.textContent;

/** A wallet whose flyout is open. */
async function openWallet(shopper: string, more?: Partial<WalletConfig>): Promise<void> {
  wallet = mount(await shop.configOf(shopper, more));
  await wallet.ready;
  wallet.open();
  await expect.poll(focused).toBe('Select Payment');
}

async function close(): Promise<void> {
  wallet.close();
  await expect.poll(layer).toBeNull();
}

it('begins at its heading and its top, not where it was left', async () => {
  await openWallet('judy');
  const sheet = part('sheet');
  await page.getByRole('radio').nth(20).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(layer).toBeNull();
  wallet.open();
  await expect.poll(focused).toBe('Select Payment');
  expect(part('sheet')).toBe(sheet);
  expect(part('sheet-body')?.scrollTop).toBe(0);
});

it('has no menu open that was open before', async () => {
  await openWallet('alice');
  await page.getByRole('button', { name: /^Actions for .*4242/ }).click();
  await expect.poll(() => deepActiveElement()?.getAttribute('role')).toBe('menuitem');
  // Not every browser tells that focus has gone with the element that had it.
  const hush = (event: FocusEvent): void => event.stopImmediatePropagation();
  addEventListener('focusout', hush, { capture: true });
  await close();
  removeEventListener('focusout', hush, { capture: true });
  wallet.open();
  await expect.poll(focused).toBe('Select Payment');
  expect(part('card-menu')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(layer).toBeNull();
});

it('leaves keys and focus to the page while it is closed', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await openWallet('alice');
  await close();
  expect(deepActiveElement()).toBe(button);
  const field = document.body.appendChild(document.createElement('input'));
  const closings = vi.fn();
  const keys = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  wallet.on('closed', closings);
  addEventListener('keydown', keys);
  await userEvent.keyboard('{Tab}{Escape}');
  removeEventListener('keydown', keys);
  expect(deepActiveElement()).toBe(field);
  expect(closings).not.toHaveBeenCalled();
  expect(keys.mock.results.map(({ value }) => value)).toEqual([false, false]);
  button.remove();
  field.remove();
});

it('shows what has changed while it was closed, and nothing of a form', async () => {
  await openWallet('alice');
  wallet.open({ screen: 'add-card' });
  await userEvent.fill(page.getByLabelText('First name'), 'Ann');
  await close();
  wallet.update({ messages: { cardList: { titleCheckout: 'Pay with' } } });
  wallet.open();
  await expect.poll(focused).toBe('Pay with');
  expect(part('screen-add-card')).toBeNull();
  wallet.open({ screen: 'add-card' });
  await expect.element(page.getByLabelText('First name')).toHaveValue('');
});

it('is made anew after it had broken', async () => {
  const walletConfig = { showGiftCards: true, getGiftCardBalances: true };
  wallet = mount(await shop.configOf('alice', { locale: 'de-DE', walletConfig }));
  await wallet.ready;
  // The amounts of a locale that nothing has been shown in yet.
  const broken = vi.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
    throw new Error('No amounts today.');
  });
  wallet.open();
  await expect.poll(() => hasFocus('retry')).toBe(true);
  broken.mockRestore();
  await close();
  wallet.open();
  await expect.poll(focused).toBe('Select Payment');
});
