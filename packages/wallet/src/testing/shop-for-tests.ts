import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mintToken, openVaultSession, signIn, tokenise } from '@grocer/foundation/contract';
import type { Call } from '@grocer/foundation/contract';
import { startSandbox } from '@grocer/sandbox/node';
import * as v from 'valibot';
import type { WalletConfig } from '../config.ts';
import { createWallet } from '../create-wallet.ts';
import { brandOf } from '../hosted-fields/brand.ts';
import { problemOf, SUCCESS } from '../hosted-fields/codes.ts';
import type { HostedFields } from '../hosted-fields/port.ts';

const PAGE = 'http://shop.localhost';

/** What a shopper types into the vault's frame. */
interface TypedCard {
  readonly accountNumber: string;
  readonly cvv?: string;
}

async function ask<Input, Output, Body, Answer, Wire>(
  origin: string,
  call: Call<Input, Output, Body, Answer, Wire>,
  input: Input,
  bearer?: string,
): Promise<Output> {
  const response = await fetch(`${origin}${call.path}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(call.encode(input).body),
  });
  return call.decode(v.parse(call.tolerates, await response.json()));
}

/** A real API and vault on free ports, over databases that go with `stop()`. */
export async function startShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'grocer-wallet-'));
  const sandbox = await startSandbox({
    apiPort: 0,
    vaultPort: 0,
    adminPort: 0,
    dataDir,
    origins: [PAGE],
    writeLog: () => {},
  });
  const { controls, paypageId, secrets, ports } = sandbox;
  const api = `http://127.0.0.1:${ports.api}`;
  const vault = `http://127.0.0.1:${ports.vault}`;

  /** Signs in and gives a source of tokens, as a storefront's back end does. */
  async function tokensOf(shopper: string): Promise<() => Promise<string>> {
    const { refreshToken } = await ask(api, signIn, { shopper }, secrets.client);
    return async () => (await ask(api, mintToken, { refreshToken, type: 'B2C' }, secrets.client)).accessToken;
  }

  return {
    controls,
    /** Everything as on the first day. */
    async reset() {
      controls.clearFaults();
      await controls.reset();
    },
    async stop() {
      await sandbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    /** A wallet of a demo shopper, in checkout mode unless told otherwise; it loads once it is retained. */
    async walletOf(shopper: string, config: Partial<WalletConfig> = {}) {
      const getNewToken = await tokensOf(shopper);
      return createWallet({
        environment: 'LOCAL',
        endpoints: { payment: api },
        authConfig: { type: 'B2C', token: await getNewToken(), getNewToken },
        checkoutConfig: { orderInfo: { total: 9647 } },
        walletConfig: { showSnapCards: true, showGiftCards: true },
        ...config,
      });
    },
    /** Card fields that have been filled in: they ask the real vault, as its frame does. */
    fieldsWith({ accountNumber, cvv = '123' }: TypedCard): HostedFields {
      return {
        isTouched: () => false,
        destroy: () => {},
        async tokenise() {
          const session = await ask(vault, openVaultSession, { paypageId, parentOrigin: PAGE });
          const typed = { accountNumber, cvv, expMonth: '08', expYear: '31', mode: 'card' as const };
          const answer = await ask(vault, tokenise, {
            session,
            paypageId,
            reportGroup: 'Grocer',
            id: '1',
            orderId: '',
            ...typed,
          });
          if (answer.response !== SUCCESS) return { ok: false, problem: problemOf(answer.response) };
          const {
            paypageRegistrationId: token = '',
            firstSix = '',
            lastFour = '',
            expMonth = '',
            expYear = '',
          } = answer;
          return {
            ok: true,
            card: {
              token,
              brand: brandOf(firstSix),
              firstSix,
              lastFour,
              expirationMonth: expMonth,
              expirationYear: expYear,
            },
          };
        },
      };
    },
  };
}
