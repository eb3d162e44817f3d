import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WalletHandle } from '../handle.ts';
import { mount, preload } from '../index.ts';
import { startBrowserShop } from '../testing/browser-shop.ts';
import type { BrowserShop } from '../testing/browser-shop.ts';

let shop: BrowserShop;
let wallet: WalletHandle | undefined;
let stopWatching = (): void => {};
beforeAll(async () => {
  shop = await startBrowserShop();
});
afterEach(() => {
  stopWatching();
  wallet?.unmount();
});
afterAll(() => shop.stop());

/** So many bank cards has the shopper, and no others. */
const COUNT = 50;

const layer = () => document.querySelector('[data-grocer-overlay]')?.shadowRoot;
const rows = () => layer()?.querySelectorAll('[data-part="card"]').length ?? 0;

/** How many rows a long list had, change by change, whether they reached to the end of the window, and the chosen one. */
function watchList() {
  const seen: { readonly rows: number; readonly isFull: boolean; readonly hasChosen: boolean }[] = [];
  const isFull = (): boolean => {
    const last = layer()?.querySelector('[data-part="card"]:last-child')?.getBoundingClientRect();
    return (last?.bottom ?? 0) >= innerHeight;
  };
  const look = (): void => {
    if (rows() === 0 || rows() === seen.at(-1)?.rows) return;
    const hasChosen = (layer()?.querySelector('input:checked') ?? null) !== null;
    seen.push({ rows: rows(), isFull: isFull(), hasChosen });
  };
  const inLayer = new MutationObserver(look);
  const inPage = new MutationObserver(() => {
    const root = layer();
    if (root) inLayer.observe(root, { childList: true, subtree: true });
    look();
  });
  inPage.observe(document.documentElement, { childList: true, subtree: true });
  stopWatching = () => {
    inLayer.disconnect();
    inPage.disconnect();
  };
  return seen;
}

/** Opens a wallet with many cards. */
async function openLongList() {
  await preload();
  wallet = mount(await shop.configOf('judy'));
  wallet.open();
  await expect.poll(rows).toBe(COUNT);
}

it('shows the rows in view of a long list before the others, and no end of it that is none', async () => {
  const seen = watchList();
  await openLongList();
  const counts = seen.map((list) => list.rows);
  expect(counts).toEqual([Math.ceil(innerHeight / 69), COUNT]);
  expect(seen.every(({ isFull }) => isFull)).toBe(true);
});

it('has a chosen card far down there from the first, as the one that Tab goes to', async () => {
  await openLongList();
  await page.getByRole('radio').nth(40).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => layer()).toBeFalsy();
  const seen = watchList();
  wallet?.open();
  await expect.poll(rows).toBe(COUNT);
  expect(seen[0]).toMatchObject({ rows: 41, hasChosen: true });
});

it('lets the keyboard reach the last of many cards', async () => {
  await openLongList();
  const radios = page.getByRole('radio');
  await expect.element(radios.first()).toBeChecked();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(radios.last()).toBeChecked();
  await expect.element(radios.last()).toBeInViewport();
});
