import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { WalletConfig } from '../config.ts';
import { openWallet } from './open-wallet.ts';
import { startShop } from './shop-for-tests.ts';

type Shop = Awaited<ReturnType<typeof startShop>>;

/**
 * Starts a real sandbox for the tests of a file, reset before each test; opened wallets end with their test.
 */
export function useShop() {
  let shop: Shop;
  const releases: (() => void)[] = [];
  beforeAll(async () => {
    shop = await startShop();
  });
  beforeEach(() => shop.reset());
  afterEach(() => {
    for (const release of releases.splice(0)) release();
  });
  afterAll(() => shop.stop());
  return {
    get shop() {
      return shop;
    },
    /** Opens a demo shopper's wallet, by default in checkout mode. */
    async open(shopper: string, config: Partial<WalletConfig> = {}) {
      const opened = await openWallet(shop, shopper, config);
      releases.push(opened.release);
      return opened;
    },
    /** Returns the calls of a name that reached the sandbox. */
    calls: (name: string) => shop.controls.history().filter(({ call }) => call === name),
  };
}
