import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { createEmailSeal } from '../account/emails/email-seal.ts';
import { createControls } from '../admin/controls.ts';
import type { Controls } from '../admin/controls.ts';
import { createProbe } from '../admin/probe.ts';
import { createApi } from '../api/create-api.ts';
import { createFingerprints } from '../api/fingerprints.ts';
import { apiMigrations } from '../api/migrations.ts';
import type { ApiDb, ApiTables } from '../api/tables.ts';
import { createVaultPort } from '../api/vault-port.ts';
import type { VaultPort } from '../api/vault-port.ts';
import { createClock, hourOf } from '../clock.ts';
import type { AdjustableClock, Clock } from '../clock.ts';
import { migrate } from '../db/migrate.ts';
import { createLog } from '../log.ts';
import { newSecret, strongRandom } from '../secrecy.ts';
import { vaultAssets } from '../node/vault-assets.ts';
import { createEnrolment } from '../seed/enrol-card.ts';
import { madeOnce } from '../seed/kept-seeds.ts';
import { seed } from '../seed/seed.ts';
import { createVault } from '../vault/create-vault.ts';
import { newVaultKeys, openVaultKeys } from '../vault/keys.ts';
import { createRegistry } from '../vault/registry.ts';
import { vaultMigrations } from '../vault/tables.ts';
import type { VaultTables } from '../vault/tables.ts';
import type { RequestEnv } from '../wire/request-env.ts';
import { openTestDatabase, openTestFile } from './database-for-tests.ts';
import type { Model } from './database-for-tests.ts';
import { undocumented } from './documented.ts';

export const SHOP = 'http://shop.localhost:5173';
export const VAULT = 'http://vault.localhost:8788';
export const PAYPAGE = 'grocerdemo';

/** Answers requests: an application, or processes over HTTP. */
export interface Requests {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** What a test's shopper needs of a sandbox, in this process or another. */
export interface Reach {
  readonly api: Requests;
  readonly vault: Requests;
  readonly clock: Clock;
  readonly clientSecret: string;
}

export interface TestSandbox extends Reach {
  readonly api: Hono<RequestEnv>;
  readonly vault: Hono<RequestEnv>;
  readonly vaultPort: VaultPort;
  readonly db: ApiDb;
  readonly clock: AdjustableClock;
  readonly controls: Controls;
  readonly vaultSecret: string;
  readonly dir: string;
  readonly logged: readonly string[];
  /** Creates another API over the same database, as after a restart; its vault can be wrapped. */
  restart(wrap?: (vault: VaultPort) => VaultPort): Promise<Hono<RequestEnv>>;
  close(): Promise<void>;
}

interface TestOptions {
  /** How far the clock is ahead of the real time, in ms. Default: 0. */
  readonly aheadMs?: number;
}

const newSecrets = () => ({
  clientSecret: newSecret(),
  vaultSecret: newSecret(),
  fingerprintKey: newSecret(),
  vaultKeys: newVaultKeys(strongRandom),
});

/** The content of a sandbox before a test. */
interface Seeded {
  readonly logged: readonly string[];
  readonly secrets: ReturnType<typeof newSecrets>;
  readonly api: Model;
  readonly vault: Uint8Array;
}

/** Opens the applications over their own databases, empty or seeded. */
async function open({ aheadMs }: TestOptions, seeded?: Seeded) {
  const dir = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const clock = createClock(aheadMs);
  const logged = [...(seeded?.logged ?? [])];
  const log = createLog({ clock, write: (line) => void logged.push(line) });
  const opened = await openTestDatabase<ApiTables>(dir, seeded?.api);
  const openedVault = await openTestFile<VaultTables>(join(dir, 'vault.db'), seeded?.vault);
  const { db } = opened;
  if (!seeded) {
    await migrate(db, apiMigrations(), clock);
    await migrate(openedVault.db, vaultMigrations(), clock);
  }
  const { secrets = newSecrets() } = seeded ?? {};
  const { clientSecret, vaultSecret, fingerprintKey } = secrets;
  const vault = createVault({
    origin: VAULT,
    db: openedVault.db,
    clock,
    log,
    clientSecret: vaultSecret,
    assets: vaultAssets(),
    keys: await openVaultKeys(secrets.vaultKeys),
    registry: createRegistry({ [PAYPAGE]: [SHOP], otherpage: [SHOP] }),
  });
  const reach = { origin: VAULT, paypageId: PAYPAGE, fetch: (request: Request) => vault.fetch(request) };
  const vaultPort = createVaultPort({ ...reach, secret: vaultSecret });
  const expYear = String((clock.now().getFullYear() + 3) % 100);
  const enrol = createEnrolment({ ...reach, vault: vaultPort, parentOrigin: SHOP, expYear });
  const probe = createProbe({ clock });
  const fingerprints = createFingerprints(fingerprintKey);
  const emailSeal = createEmailSeal(fingerprintKey, { clock });
  const parts = { db, clock, log, probe, enrol, fingerprints, emailSeal, vault: vaultPort };
  const config = { origins: [SHOP], clientSecret, fingerprintKey };
  return { dir, logged, opened, openedVault, secrets, vault, parts, config };
}

async function makeSeed(options: TestOptions): Promise<Seeded> {
  const { dir, logged, opened, openedVault, secrets, parts } = await open(options);
  try {
    await seed(parts);
    return { logged, secrets, api: await opened.keep(), vault: await openedVault.keep() };
  } catch (error) {
    await Promise.all([opened.close(), openedVault.close()]);
    throw error;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

const seeds = new Map<number, Promise<Seeded>>();

/** Returns the demo data of this hour; making it takes ten times as long as copying it. */
const seedFor = (options: TestOptions): Promise<Seeded> =>
  madeOnce(seeds, hourOf(createClock(options.aheadMs)), () => makeSeed(options));

/** Opens the real applications over database files in a temporary folder. */
export async function openTestSandbox(options: TestOptions = {}): Promise<TestSandbox> {
  const seeded = await seedFor(options);
  const { dir, logged, opened, openedVault, secrets, vault, parts, config } = await open(options, seeded);
  const controls = createControls(parts);
  const staged = new Set<string>();
  return {
    api: await createApi({ ...parts, config }),
    vault,
    vaultPort: parts.vault,
    db: parts.db,
    clock: parts.clock,
    clientSecret: secrets.clientSecret,
    vaultSecret: secrets.vaultSecret,
    dir,
    logged,
    controls: {
      ...controls,
      addFault(fault) {
        staged.add(`${fault.match} ${fault.status}`);
        controls.addFault(fault);
      },
    },
    restart: (wrap = (same) => same) => createApi({ ...parts, vault: wrap(parts.vault), config }),
    async close() {
      await opened.close();
      await openedVault.close();
      rmSync(dir, { recursive: true });
      const missing = undocumented(logged, staged);
      if (missing.length > 0) throw new Error(`The OpenAPI document lacks ${missing.join(', ')}.`);
    },
  };
}
