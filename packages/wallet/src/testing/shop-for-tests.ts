import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mintToken, signIn } from '@grocer/foundation/contract';
import { startSandbox } from '@grocer/sandbox/node';
import type { WalletConfig } from '../config.ts';
import { createWallet } from '../core/create-wallet.ts';
import { ask, createFilledFields } from './filled-fields.ts';

const PAGE = 'http://shop.localhost';

/** Starts a real API and vault on free ports; `stop()` deletes their databases. */
export async function startShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'grocer-wallet-'));
  const sandbox = await startSandbox({
    apiPort: 0,
    vaultPort: 0,
    adminPort: 0,
    dataDir,
    durable: false,
    origins: [PAGE],
    writeLog: () => {},
  });
  const { controls, paypageId, secrets, ports } = sandbox;
  const api = `http://127.0.0.1:${ports.api}`;
  const vault = `http://127.0.0.1:${ports.vault}`;

  /** Signs in and returns a source of tokens, as a storefront's back end does. */
  async function tokensOf(shopper: string): Promise<() => Promise<string>> {
    const { refreshToken } = await ask(api, signIn, { shopper }, secrets.client);
    return async () => (await ask(api, mintToken, { refreshToken, type: 'B2C' }, secrets.client)).accessToken;
  }

  async function configOf(shopper: string, config: Partial<WalletConfig> = {}): Promise<WalletConfig> {
    const getNewToken = await tokensOf(shopper);
    return {
      environment: 'LOCAL',
      endpoints: { payment: api },
      authConfig: { type: 'B2C', token: await getNewToken(), getNewToken },
      checkoutConfig: { orderInfo: { total: 9647 } },
      walletConfig: { showSnapCards: true, showGiftCards: true },
      ...config,
    };
  }

  return {
    controls,
    /** Resets the sandbox to its seed data, without faults. */
    async reset() {
      controls.clearFaults();
      await controls.reset();
    },
    async stop() {
      await sandbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    configOf,
    /** Creates a demo shopper's wallet, by default in checkout mode; it loads once it is retained. */
    walletOf: async (shopper: string, config: Partial<WalletConfig> = {}) =>
      createWallet(await configOf(shopper, config)),
    ...createFilledFields({ vault, paypageId, parentOrigin: PAGE }),
  };
}
