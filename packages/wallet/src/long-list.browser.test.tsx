import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WalletHandle } from './handle.ts';
import { mount, preload } from './index.ts';

let wallet: WalletHandle | undefined;
let stopWatching = (): void => {};
afterEach(() => {
  stopWatching();
  wallet?.unmount();
  vi.unstubAllGlobals();
});

const COUNT = 200;
const card = (_: unknown, n: number) => ({
  id: `card-${n}`,
  versionKey: '1',
  cardType: 'BANK_CARD',
  brand: 'VISA',
  imageType: 'V',
  lastFourPan: String(1000 + n),
  expirationMonth: '08',
  expirationYear: '2031',
  expired: false,
  paymentGram: 'gram',
  defaultApplications: [],
});
const answer = JSON.stringify({ data: { payment: { cards: Array.from({ length: COUNT }, card) } } });

const layer = () => document.querySelector('[data-grocer-overlay]')?.shadowRoot;
const rows = () => layer()?.querySelectorAll('[data-part="card"]').length ?? 0;
const heightOf = () => layer()?.querySelector('.grocer-cards[data-long]')?.getBoundingClientRect().height;

/** What a long list looked like, change by change. */
function watchList() {
  const seen: { readonly rows: number; readonly height: number | undefined }[] = [];
  const inLayer = new MutationObserver(() => rows() > 0 && seen.push({ rows: rows(), height: heightOf() }));
  const inPage = new MutationObserver(() => {
    const root = layer();
    if (root) inLayer.observe(root, { childList: true, subtree: true });
  });
  inPage.observe(document.documentElement, { childList: true, subtree: true });
  stopWatching = () => [inLayer, inPage].forEach((observer) => observer.disconnect());
  return seen;
}

/** Opens a wallet with many cards. */
async function openLongList() {
  vi.stubGlobal(
    'fetch',
    async () => new Response(answer, { headers: { 'content-type': 'application/json' } }),
  );
  await preload();
  wallet = mount({
    environment: 'LOCAL',
    authConfig: { type: 'B2C', token: 'token' },
    checkoutConfig: { orderInfo: { total: 9647 } },
  });
  wallet.open();
  await expect.poll(rows).toBe(COUNT);
}

it('shows the first rows of a long list before the others, in a list that is as high as all of them', async () => {
  const seen = watchList();
  await openLongList();
  expect(seen.map((list) => list.rows)).toEqual([10, 70, 130, 190, 200]);
  // What is below it has stayed where it was.
  const heights = seen.map(({ height = 0 }) => height);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
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
