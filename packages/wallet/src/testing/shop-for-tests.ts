import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mintToken, openVaultSession, signIn, tokenise } from '@grocer/foundation/contract';
import type { Call } from '@grocer/foundation/contract';
import { startSandbox } from '@grocer/sandbox/node';
import * as v from 'valibot';
import type { WalletConfig } from '../config.ts';
import { createWallet } from '../create-wallet.ts';
import { problemOf } from '../hosted-fields/codes.ts';
import { cardMode, cvvMode, pinMode } from '../hosted-fields/modes.ts';
import type { VaultMode } from '../hosted-fields/modes.ts';
import type { HostedFields, TokenisedCard } from '../hosted-fields/port.ts';

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

  const filled = <Token>(
    { read }: VaultMode<Token>,
    typed: Pick<
      Parameters<typeof tokenise.encode>[0],
      'mode' | 'accountNumber' | 'cvv' | 'pin' | 'expMonth' | 'expYear'
    >,
  ): HostedFields<Token> => ({
    isTouched: () => false,
    destroy: () => {},
    async tokenise() {
      const session = await ask(vault, openVaultSession, { paypageId, parentOrigin: PAGE });
      const who = { session, paypageId, reportGroup: 'Grocer', id: '1', orderId: '' };
      const answer = await ask(vault, tokenise, { ...who, ...typed });
      const token = read(answer);
      return token === undefined ? { ok: false, problem: problemOf(answer.response) } : { ok: true, token };
    },
  });

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
    configOf,
    /** A wallet of a demo shopper, in checkout mode unless told otherwise; it loads once it is retained. */
    walletOf: async (shopper: string, config: Partial<WalletConfig> = {}) =>
      createWallet(await configOf(shopper, config)),
    /** Card fields that have been filled in: they ask the real vault, as its frame does. */
    fieldsWith: ({ accountNumber, cvv = '123' }: TypedCard): HostedFields<TokenisedCard> =>
      filled(cardMode, { accountNumber, cvv, expMonth: '08', expYear: '31', mode: 'card' }),
    /** The field of a security code that has been filled in. */
    codeWith: (cvv: string): HostedFields<string> => filled(cvvMode, { cvv, mode: 'cvv' }),
    /** The field of a PIN that has been filled in. */
    pinWith: (pin: string): HostedFields<string> => filled(pinMode, { pin, mode: 'pin' }),
  };
}
