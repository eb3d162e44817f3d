import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from '@grocer/sandbox/node';
import type { Sandbox } from '@grocer/sandbox/node';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createAuthApi } from '../server/auth-api.ts';
import { createSeal } from '../server/seal.ts';
import { createShop } from '../server/shop.ts';

/** The whole shop in this process: pages, API and vault, each on a free port. */
export interface OpenShop {
  readonly url: string;
  readonly sandbox: Sandbox;
  readonly dataDir: string;
  /** Every line that API and vault have logged. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Starts API and vault over empty databases, and the shop in front of them. */
export async function openShop(pages: string): Promise<OpenShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'grocer-shop-'));
  const log: string[] = [];
  // The vault has to know the shop's address before the shop can know the vault's.
  let shop: Hono | undefined;
  const answer = async (request: Request): Promise<Response> =>
    (await shop?.fetch(request)) ?? new Response(null, { status: 503 });
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
    (resolve) => {
      const started = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, (info) =>
        resolve({ server: started, port: info.port }),
      );
    },
  );
  const url = `http://shop.localhost:${port}`;
  const sandbox = await startSandbox({
    apiPort: 0,
    vaultPort: 0,
    adminPort: 0,
    dataDir,
    origins: [url],
    writeLog: (line) => log.push(line),
  });
  shop = createShop({
    auth: createAuthApi(`http://127.0.0.1:${sandbox.ports.api}`, sandbox.secrets.client),
    seal: await createSeal(sandbox.secrets.client),
    origins: sandbox.urls,
    pages,
  });
  return {
    url,
    sandbox,
    dataDir,
    log,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await sandbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
