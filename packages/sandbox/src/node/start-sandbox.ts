import type { Controls } from '../admin/controls.ts';
import type { TokenFor } from '../admin/token-for.ts';
import { createClock } from '../clock.ts';
import { settle } from './settings.ts';
import type { SandboxOptions } from './settings.ts';
import { startApi } from './start-api.ts';
import { startVault } from './start-vault.ts';

/** A sandbox that runs in this process. */
export interface Sandbox {
  /** URLs for browsers. In Node use 127.0.0.1 and the ports: not every system resolves these names. */
  readonly urls: { readonly api: string; readonly vault: string; readonly admin: string | undefined };
  readonly ports: { readonly api: number; readonly vault: number; readonly admin: number | undefined };
  readonly secrets: { readonly client: string; readonly admin: string };
  readonly paypageId: string;
  /** The folder of its databases, keys and secrets. */
  readonly dataDir: string;
  readonly controls: Controls;
  /** Returns a bearer token of a demo shopper, such as `alice`, valid for `tokenTtlMs` or five minutes. */
  readonly tokenFor: TokenFor;
  stop(): Promise<void>;
}

/** Starts API, admin port and vault in this process. API and vault have a database each. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const settings = settle(options);
  const clock = createClock(options.clockOffsetMs);
  const vault = await startVault(settings, clock);
  const api = await startApi(settings, clock, `http://127.0.0.1:${vault.port}`).catch(
    async (error: unknown) => {
      await vault.stop();
      throw error;
    },
  );
  const ports = { api: api.port, vault: vault.port, admin: api.adminPort };
  return {
    urls: {
      api: `http://api.localhost:${ports.api}`,
      vault: vault.origin,
      admin: ports.admin === undefined ? undefined : `http://127.0.0.1:${ports.admin}`,
    },
    ports,
    secrets: { client: settings.secrets.client, admin: settings.secrets.admin },
    paypageId: settings.paypageId,
    dataDir: settings.dataDir,
    controls: api.controls,
    tokenFor: api.tokenFor,
    async stop() {
      await api.stop();
      await vault.stop();
    },
  };
}
