import { expect, vi } from 'vitest';
import type { Address, Card } from '@grocer/foundation/domain';
import { addressActions } from '../forms/addresses/actions.ts';
import { listOf } from '../cards/rules.ts';
import type { WalletConfig } from '../config.ts';
import type { Wallet } from '../core/create-wallet.ts';
import { addCardActions } from '../features/add-card/actions.ts';
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
  'card:edited',
  'card:deleted',
  'card:preferred',
  'balance:checked',
  'session:expired',
  'load:failed',
  'validation:failed',
  'error',
];

/** Resolves once the first cards have loaded or failed to load. */
export const settled = (wallet: Wallet) => expect.poll(() => wallet.getState().status).not.toBe('loading');

/** Opens a wallet that has loaded, and records the events that its host hears. */
export async function openWallet(shop: Shop, shopper: string, config: Partial<WalletConfig> = {}) {
  const report = vi.fn();
  const wallet = await shop.walletOf(shopper, { analyticsConfig: { callback: report }, ...config });
  const said: [name: string, detail: unknown][] = [];
  for (const name of EVENTS) wallet.emitter.on(name, (detail) => said.push([name, detail]));
  const release = wallet.retain();
  await settled(wallet);
  const heard = (name: keyof WalletEvents) =>
    said.filter(([other]) => other === name).map(([, detail]) => detail);
  const actions = {
    ...wallet.store.getState(),
    ...addressActions(wallet),
    ...addCardActions(wallet),
  };
  return { wallet, report, heard, release, state: wallet.store.getState, actions };
}

/** Opens a wallet with the form for a new card on screen and an address picked. */
export async function openForm(shop: Shop, shopper: string, config?: Partial<WalletConfig>) {
  const opened = await openWallet(shop, shopper, config);
  opened.actions.openFlyout({ screen: 'add-card' });
  await addressActions(opened.wallet).loadAddresses();
  return opened;
}

/** A billing address that no demo shopper has. */
export const ELM: Address = {
  street: '9 Elm St',
  unit: '',
  locality: 'Dayton',
  region: 'OH',
  postalCode: '45402',
  countryCode: 'US',
};

/** What a shopper types next to the hosted fields. */
export const form = { firstName: 'Ann', lastName: 'Lee', save: true, preferred: false };
export const VISA = '4242424242424242';
export const DISCOVER = '6011111111111117';

/** Returns a card of the opened wallet by its last four digits. */
export function cardOf(opened: Awaited<ReturnType<typeof openWallet>>, lastFour: string): Card {
  const card = listOf(opened.state().cards).find((one) => one.lastFour === lastFour);
  if (!card) throw new Error(`There is no card ending in ${lastFour}.`);
  return card;
}
