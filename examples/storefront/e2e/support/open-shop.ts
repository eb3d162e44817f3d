import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox, untilMorning } from '@grocer/sandbox/node';
import type { Sandbox } from '@grocer/sandbox/node';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { createAuthApi, createHost, createSeal, offerStage, servePages } from 'host-kit/server';
import { createPharmacy } from '../../../pharmacy/server/create-pharmacy.ts';
import { createPageThere } from '../../server/page-there.ts';

/** The whole demo in this process: hosts, API and vault, each on a free port. */
export interface OpenShop {
  readonly url: string;
  /** The addresses of all hosts; `url` is the one of the shop. */
  readonly urls: Readonly<Record<HostName, string>>;
  readonly sandbox: Sandbox;
  readonly dataDir: string;
  /** All lines that API and vault have logged. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Returns the requests of one API call, oldest first. */
export const callsOf = (
  { sandbox }: Pick<OpenShop, 'sandbox'>,
  name: string,
): readonly { readonly status: number; readonly key: string }[] =>
  sandbox.controls.history().filter(({ call }) => call === name);

export type HostName = 'shop' | 'pharmacy' | 'membership';

interface Door {
  readonly url: string;
  /** Sets the host that answers. Until then, requests are answered with 503. */
  admitTo(host: Hono): void;
  close(): Promise<unknown>;
}

/** Listens on a free port: the vault needs the addresses of its hosts before they can have the vault's. */
async function openDoor(name: HostName): Promise<Door> {
  let host: Hono | undefined;
  const answer = async (request: Request): Promise<Response> =>
    (await host?.fetch(request)) ?? new Response(null, { status: 503 });
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
    (resolve) => {
      const started = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, (info) =>
        resolve({ server: started, port: info.port }),
      );
    },
  );
  return {
    url: `http://${name}.localhost:${port}`,
    admitTo(given) {
      host = given;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Starts API and vault with empty databases, and the hosts. */
export async function openShop(pages: string): Promise<OpenShop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'grocer-shop-'));
  const log: string[] = [];
  const doors = {
    shop: await openDoor('shop'),
    pharmacy: await openDoor('pharmacy'),
    membership: await openDoor('membership'),
  };
  const urls = { shop: doors.shop.url, pharmacy: doors.pharmacy.url, membership: doors.membership.url };
  const sandbox = await startSandbox({
    apiPort: 0,
    vaultPort: 0,
    adminPort: 0,
    dataDir,
    durable: false,
    origins: Object.values(urls),
    clockOffsetMs: untilMorning(),
    writeLog: (line) => log.push(line),
  });
  const api = `http://127.0.0.1:${sandbox.ports.api}`;
  const options = {
    auth: createAuthApi(api, sandbox.secrets.client),
    seal: await createSeal(sandbox.secrets.client),
    origins: sandbox.urls,
  };
  const admin = { origin: `http://127.0.0.1:${sandbox.ports.admin}`, secret: sandbox.secrets.admin };
  const shopHost = offerStage(createHost(options), admin);
  doors.shop.admitTo(servePages(shopHost, path.join(pages, 'shop'), createPageThere(api)));
  doors.membership.admitTo(servePages(createHost(options), path.join(pages, 'membership')));
  doors.pharmacy.admitTo(createPharmacy(options));
  return {
    url: urls.shop,
    urls,
    sandbox,
    dataDir,
    log,
    async close() {
      await Promise.all(Object.values(doors).map((door) => door.close()));
      await sandbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
