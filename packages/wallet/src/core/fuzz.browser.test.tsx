import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { WalletConfig } from '../config.ts';
import type { WalletHandle } from '../handle.ts';
import { mount } from '../mount.tsx';
import { startBrowserShop } from '../testing/browser-shop.ts';
import type { BrowserShop } from '../testing/browser-shop.ts';
import { broken, responseOf } from '@grocer/foundation/testing';
import type { Mutation } from '@grocer/foundation/testing';

const RUNS_EACH = 40;
const SEED = 20_261_121;

let shop: BrowserShop;
let config: WalletConfig;
const thrown: unknown[] = [];
const noteThrown = (event: Event): void => void thrown.push(Reflect.get(event, 'reason') ?? event);
const realFetch = globalThis.fetch;
let change: { readonly path: string; readonly mutation: Mutation } | undefined;

/** The sandbox's own response, mutated when the current case is about its path. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const response = await realFetch(request);
  if (!change || request.method !== 'GET' || new URL(request.url).pathname !== change.path) return response;
  const type = response.headers.get('content-type') ?? '';
  return responseOf(change.mutation({ status: response.status, type, body: await response.text() }));
}

beforeAll(async () => {
  shop = await startBrowserShop();
  const made = await shop.configOf('alice');
  const { token } = made.authConfig;
  config = { ...made, authConfig: { ...made.authConfig, getNewToken: async () => token } };
  const realTimeout = globalThis.setTimeout;
  // The waits between retries are not tested here.
  vi.stubGlobal('setTimeout', (work: () => void, ms = 0, ...given: unknown[]) =>
    realTimeout(work, ms < 10_000 ? ms / 200 : ms, ...given),
  );
  vi.stubGlobal('fetch', answer);
  window.addEventListener('error', noteThrown);
  window.addEventListener('unhandledrejection', noteThrown);
});
afterAll(async () => {
  window.removeEventListener('error', noteThrown);
  window.removeEventListener('unhandledrejection', noteThrown);
  vi.unstubAllGlobals();
  await shop.stop();
});

/** Returns all elements below a root, those in shadow trees included. */
function shownIn(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? shownIn(element.shadowRoot) : []),
  ]);
}
const part = (name: string): HTMLElement | undefined =>
  shownIn(document.body).find(
    (element): element is HTMLElement => element instanceof HTMLElement && element.dataset['part'] === name,
  );

const until = (condition: () => unknown): Promise<unknown> =>
  vi.waitUntil(condition, { timeout: 15_000, interval: 4 });

/** Mounts a wallet for one case. After `session:expired` only the host can resume: `recover` does so. */
async function withWallet(
  work: (wallet: WalletHandle, recover: (retry: HTMLElement | undefined | null) => void) => Promise<void>,
): Promise<void> {
  const place = document.createElement('div');
  document.body.append(place);
  const wallet = mount({ ...config, container: place });
  let isOver = false;
  wallet.on('session:expired', () => (isOver = true));
  try {
    await work(wallet, (retry) => {
      if (isOver) wallet.update({ token: config.authConfig.token });
      // The list may have reloaded with the new session, and Retry is then gone.
      if (retry?.isConnected) retry.click();
    });
  } finally {
    wallet.unmount();
    place.remove();
  }
}

const runs = { numRuns: RUNS_EACH, seed: SEED };

it('renders cards or a working Retry for any list response', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async (mutation) => {
      change = { path: '/payment/v2/wallet', mutation };
      await withWallet(async (wallet, recover) => {
        await until(() => part('change') ?? part('retry'));
        if (wallet.getState().status === 'ready') wallet.open({ screen: 'card-list' });
        change = undefined;
        recover(part('retry'));
        await until(() => part('change'));
        wallet.open({ screen: 'card-list' });
        await until(() => part('section-bank'));
        expect(part('broken')).toBeUndefined();
      });
    }),
    runs,
  );
  expect(thrown).toEqual([]);
});

it('renders a usable form with a working Retry for any address response', async () => {
  await fc.assert(
    fc.asyncProperty(broken, async (mutation) => {
      change = { path: '/payment/v2/wallet/account/billing', mutation };
      await withWallet(async (wallet, recover) => {
        await wallet.ready;
        wallet.open({ screen: 'add-card' });
        await until(
          () => part('add-address') && (part('address') ?? part('addresses-failed') ?? part('add-address')),
        );
        await until(() => !part('billing-address')?.querySelector('[aria-busy="true"]'));
        change = undefined;
        const failed = part('addresses-failed');
        if (failed) {
          recover(failed.querySelector('button'));
          await until(() => part('address'));
        }
        expect(part('submit')).toBeDefined();
      });
    }),
    runs,
  );
  expect(thrown).toEqual([]);
});
