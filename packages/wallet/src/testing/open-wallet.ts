import { vi } from 'vitest';
import type { WalletConfig } from '../config.ts';
import type { Wallet } from '../create-wallet.ts';
import type { WalletEvents } from '../events.ts';
import type { startShop } from './shop-for-tests.ts';

type Shop = Awaited<ReturnType<typeof startShop>>;

const EVENTS: readonly (keyof WalletEvents)[] = [
  'opened',
  'closed',
  'screen:changed',
  'selection:changed',
  'selection:confirmed',
  'card:added',
  'session:expired',
  'load:failed',
  'validation:failed',
  'error',
];

/** Resolves when the first cards have come or failed to. */
export const settled = (wallet: Wallet) =>
  vi.waitUntil(() => wallet.getState().status !== 'loading', { timeout: 15_000 });

/** A wallet that has loaded, with what its host has heard. */
export async function openWallet(shop: Shop, shopper: string, config: Partial<WalletConfig> = {}) {
  const report = vi.fn();
  const wallet = await shop.walletOf(shopper, { analyticsConfig: { callback: report }, ...config });
  const said: [name: string, detail: unknown][] = [];
  for (const name of EVENTS) wallet.emitter.on(name, (detail) => said.push([name, detail]));
  const release = wallet.retain();
  await settled(wallet);
  const heard = (name: keyof WalletEvents) =>
    said.filter(([other]) => other === name).map(([, detail]) => detail);
  return { wallet, report, heard, release, state: wallet.store.getState, actions: wallet.store.getState() };
}

/** The same with the form for a new card on screen, and an address picked. */
export async function openForm(shop: Shop, shopper: string, config?: Partial<WalletConfig>) {
  const opened = await openWallet(shop, shopper, config);
  opened.actions.openFlyout('add-card');
  await opened.actions.loadAddresses();
  return opened;
}

/** What a shopper types next to the hosted fields, and two published test numbers. */
export const form = { firstName: 'Ann', lastName: 'Lee', save: true, preferred: false };
export const VISA = '4242424242424242';
export const DISCOVER = '6011111111111117';
