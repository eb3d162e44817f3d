import { calls } from '@grocer/foundation/contract';
import { http } from 'msw';
import type { RequestHandler } from 'msw';
import { createEmailSeal } from './account/emails/email-seal.ts';
import { createControls } from './admin/controls.ts';
import type { Controls } from './admin/controls.ts';
import { createProbe } from './admin/probe.ts';
import { createTokenFor } from './admin/token-for.ts';
import type { TokenFor } from './admin/token-for.ts';
import { createApi } from './api/create-api.ts';
import { TILES_PATH } from './api/map-tiles.ts';
import { createFingerprints } from './api/fingerprints.ts';
import { apiMigrations } from './api/migrations.ts';
import type { ApiDb, ApiTables } from './api/tables.ts';
import { createVaultPort } from './api/vault-port.ts';
import { createClock, hourOf } from './clock.ts';
import { migrate } from './db/migrate.ts';
import { openQueries } from './db/open-queries.ts';
import { loadSqlite } from './db/open-web.ts';
import type { Log } from './log.ts';
import { newSecret, strongRandom } from './secrecy.ts';
import { createEnrolment } from './seed/enrol-card.ts';
import { keptSeeds, madeOnce } from './seed/kept-seeds.ts';
import type { Secrets, Seed } from './seed/kept-seeds.ts';
import { seed } from './seed/seed.ts';
import { rememberTables } from './seed/shopper-tables.ts';
import { createVault } from './vault/create-vault.ts';
import { newVaultKeys, openVaultKeys } from './vault/keys.ts';
import { createRegistry } from './vault/registry.ts';
import { vaultMigrations } from './vault/tables.ts';
import type { VaultTables } from './vault/tables.ts';
import type { Loss, RequestEnv } from './wire/request-env.ts';

export { untilMorning } from './clock.ts';
export type { Controls } from './admin/controls.ts';
export type { TokenFor } from './admin/token-for.ts';
export type { Fault, Seen } from './wire/probe.ts';

export interface BrowserSandboxOptions {
  readonly apiOrigin: string;
  readonly vaultOrigin: string;
  /** Origins of the pages that may call. Default: this page and the two services. */
  readonly origins?: readonly string[];
  readonly paypageId?: string;
  /** True to create demo shoppers. Default: true. */
  readonly seed?: boolean;
  /** How far the clock is ahead of the real time by default, in milliseconds. Default: 0. */
  readonly clockOffsetMs?: number;
}

/** A sandbox in the memory of a page. */
export interface BrowserSandbox {
  /** Handlers for msw, which pass requests to the same applications that Node serves. */
  readonly handlers: readonly RequestHandler[];
  readonly controls: Controls;
  /** Returns a bearer token of a demo shopper. */
  readonly tokenFor: TokenFor;
  readonly db: ApiDb;
}

interface App {
  fetch(request: Request, env: RequestEnv['Bindings']): Response | Promise<Response>;
}

/** Returns the application's response, unless a fault loses it on the network. */
async function answerFrom(app: App, request: Request): Promise<Response> {
  let loss: Loss | undefined;
  const answered = await app.fetch(request, {
    lose(kind) {
      loss = kind;
    },
  });
  if (loss === undefined) return answered;
  if (loss !== 'cut-body') return Response.error();
  const text = await answered.text();
  return new Response(text.slice(0, text.length / 2), {
    status: answered.status,
    headers: { 'content-type': 'application/json' },
  });
}

function handlersOf(
  apps: { api: App; vault: App },
  { apiOrigin, vaultOrigin }: BrowserSandboxOptions,
): readonly RequestHandler[] {
  const routes = calls().map(({ service, path }) => ({
    inVault: service === 'vault',
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
  }));
  const unique = new Map(routes.map((route) => [route.path, route]));
  const handlers = [...unique.values()].map(({ inVault, path }) =>
    http.all(`${inVault ? vaultOrigin : apiOrigin}${path}`, ({ request }) =>
      answerFrom(inVault ? apps.vault : apps.api, request),
    ),
  );
  const tiles = http.get(`${apiOrigin}${TILES_PATH}`, ({ request }) => answerFrom(apps.api, request));
  return [...handlers, tiles];
}

/** The default paypage id. */
const PAYPAGE = 'grocerdemo';

const newSecrets = (): Secrets => ({
  link: newSecret(),
  client: newSecret(),
  fingerprints: newSecret(),
  vault: newVaultKeys(strongRandom),
});

/** Opens a sandbox, empty or with a seed. */
async function open(options: BrowserSandboxOptions, secrets: Secrets, image?: Seed) {
  const { apiOrigin, vaultOrigin, paypageId = PAYPAGE } = options;
  const here = typeof location === 'undefined' ? [] : [location.origin];
  const origins = options.origins ?? [...new Set([...here, apiOrigin, vaultOrigin])];
  const clock = createClock(options.clockOffsetMs);
  const log: Log = () => undefined;
  const openMemory = await loadSqlite();
  const memory = { api: openMemory(image?.api), vault: openMemory(image?.vault) };
  const db = openQueries<ApiTables>(memory.api);
  const vaultDb = openQueries<VaultTables>(memory.vault);
  if (!image) {
    await migrate(db, apiMigrations(), clock);
    await migrate(vaultDb, vaultMigrations(), clock);
  }
  const vaultApp = createVault({
    origin: vaultOrigin,
    db: vaultDb,
    keys: await openVaultKeys(secrets.vault),
    clock,
    log,
    registry: createRegistry({ [paypageId]: origins }),
    clientSecret: secrets.link,
  });
  const reach = { origin: vaultOrigin, paypageId, fetch: (request: Request) => vaultApp.fetch(request) };
  const vault = createVaultPort({ ...reach, secret: secrets.link });
  const expYear = String((clock.now().getFullYear() + 3) % 100).padStart(2, '0');
  const enrol = createEnrolment({ ...reach, vault, parentOrigin: origins[0] ?? '', expYear });
  const fingerprints = createFingerprints(secrets.fingerprints);
  const emailSeal = createEmailSeal(secrets.fingerprints, { clock });
  const parts = { db, clock, log, vault, enrol, probe: createProbe({ clock }), fingerprints, emailSeal };
  const config = { origins, clientSecret: secrets.client, fingerprintKey: secrets.fingerprints };
  const api = await createApi({ ...parts, config });
  const renew = image ? await rememberTables(db) : undefined;
  const sandbox: BrowserSandbox = {
    handlers: handlersOf({ api, vault: vaultApp }, options),
    controls: createControls({ ...parts, renew }),
    db,
    tokenFor: createTokenFor(parts),
  };
  return { sandbox, parts, memory };
}

async function makeSeed(options: BrowserSandboxOptions): Promise<Seed> {
  const secrets = newSecrets();
  const { sandbox, parts, memory } = await open(options, secrets);
  await seed(parts);
  const made = { secrets, api: memory.api.image(), vault: memory.vault.image() };
  await sandbox.db.destroy();
  return made;
}

/** Returns the key of the demo data, which depends on the schemas, the paypage id and the hour. */
const keyOf = ({ paypageId = PAYPAGE, clockOffsetMs }: BrowserSandboxOptions): string =>
  JSON.stringify([
    apiMigrations().length,
    vaultMigrations().length,
    paypageId,
    hourOf(createClock(clockOffsetMs)),
  ]);

/** Runs API and vault in this page, on SQLite in memory. Demo data is built once per hour and copied. */
export async function createBrowserSandbox(options: BrowserSandboxOptions): Promise<BrowserSandbox> {
  if (options.seed === false) return (await open(options, newSecrets())).sandbox;
  const made = await madeOnce(keptSeeds(), keyOf(options), () => makeSeed(options));
  return (await open(options, made.secrets, made)).sandbox;
}
