import { deepActiveElement } from '@grocer/foundation/embed';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WalletConfig } from '../config.ts';
import type { WalletHandle } from '../handle.ts';
import { mount } from '../mount.tsx';
import { startBrowserShop } from '../testing/browser-shop.ts';
import type { BrowserShop } from '../testing/browser-shop.ts';

let shop: BrowserShop;
let wallet: WalletHandle;
const mounted: WalletHandle[] = [];
beforeAll(async () => {
  shop = await startBrowserShop();
});
afterEach(() => {
  for (const one of mounted.splice(0)) one.unmount();
});
afterAll(() => shop.stop());

const layer = () => document.querySelector('[data-grocer-overlay]');
const part = (name: string) => layer()?.shadowRoot?.querySelector(`[data-part="${name}"]`);
const hasFocus = (name: string) => deepActiveElement() === part(name);
const focused = () => deepActiveElement()?.textContent;

async function mountFor(shopper: string, more?: Partial<WalletConfig>): Promise<WalletHandle> {
  const handle = mount(await shop.configOf(shopper, more));
  mounted.push(handle);
  await handle.ready;
  return handle;
}

/** Mounts a wallet and opens its flyout. */
async function openWallet(shopper: string): Promise<void> {
  wallet = await mountFor(shopper);
  wallet.open();
  await expect.poll(focused).toBe('Select Payment');
}

async function close(): Promise<void> {
  wallet.close();
  await expect.poll(layer).toBeNull();
}

// Must run first, since the menu's code loads only once per page.
it('ignores a menu whose code arrives after it has closed, and handles Escape in another wallet', async () => {
  await openWallet('alice');
  const button = part('card')?.querySelector<HTMLElement>('[aria-haspopup=menu]');
  button?.click();
  await expect.poll(() => button?.ariaExpanded).toBe('true');
  await close();
  const other = await mountFor('bob');
  other.open({ screen: 'add-card' });
  await expect.poll(focused).toBe('Add Credit/Debit Card');
  await userEvent.keyboard('{Escape}');
  await expect.poll(layer).toBeNull();
});

it('focuses its heading and scrolls to the top when reopened', async () => {
  await page.viewport(1280, 400);
  await openWallet('alice');
  const sheet = part('sheet');
  await page.getByRole('checkbox').last().click();
  expect(part('sheet-body')?.scrollTop).toBeGreaterThan(0);
  await close();
  wallet.open();
  await expect.poll(focused).toBe('Select Payment');
  expect(part('sheet')).toBe(sheet);
  expect(part('sheet-body')?.scrollTop).toBe(0);
});

it('reopens without the menu that was open before', async () => {
  await openWallet('alice');
  await page.getByRole('button', { name: /^Actions for .*4242/ }).click();
  await expect.poll(() => deepActiveElement()?.getAttribute('role')).toBe('menuitem');
  // Not every browser fires focusout when the focused element is removed.
  const hush = (event: FocusEvent): void => event.stopImmediatePropagation();
  addEventListener('focusout', hush, { capture: true });
  await close();
  removeEventListener('focusout', hush, { capture: true });
  wallet.open();
  await expect.poll(focused).toBe('Select Payment');
  await expect.poll(() => part('card-menu')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(layer).toBeNull();
});

it('leaves keys and focus to the page while closed', async () => {
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
  expect(deepActiveElement()).toBe(field);
  field.blur();
  await userEvent.keyboard('{Escape}');
  removeEventListener('keydown', keys);
  expect(closings).not.toHaveBeenCalled();
  expect(keys.mock.results.map(({ value }) => value)).toEqual([false, false, false]);
  button.remove();
  field.remove();
});

it('discards its form and does not keep the list after another screen', async () => {
  await openWallet('alice');
  const root = layer()?.shadowRoot;
  wallet.open({ screen: 'add-card' });
  await userEvent.fill(page.getByLabelText('First name'), 'Ann');
  await close();
  expect(root?.querySelector('[data-part="sheet"]')).toBeNull();
  wallet.open({ screen: 'add-card' });
  await expect.element(page.getByLabelText('First name')).toHaveValue('');
});

it('shows messages that were updated while closed', async () => {
  await openWallet('alice');
  await close();
  wallet.update({ messages: { cardList: { titleCheckout: 'Pay with' } } });
  wallet.open();
  await expect.poll(focused).toBe('Pay with');
});

it('keeps the rendered list of a checkout but not of My Wallet', async () => {
  const kept = async (shopper: string, isMyWallet: boolean): Promise<boolean> => {
    wallet = await mountFor(shopper, { uiConfig: { isMyWallet } });
    wallet.open({ screen: 'card-list' });
    await expect.poll(() => part('card')).toBeTruthy();
    const root = layer()?.shadowRoot;
    await close();
    return Boolean(root?.querySelector('[data-part="card"]'));
  };
  expect(await kept('alice', false)).toBe(true);
  expect(await kept('alice', true)).toBe(false);
  expect(await kept('judy', false)).toBe(true);
});

it('renders again after an error when reopened', async () => {
  const walletConfig = { showGiftCards: true, getGiftCardBalances: true };
  wallet = await mountFor('alice', { locale: 'de-DE', walletConfig });
  // A locale without a cached number format.
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
