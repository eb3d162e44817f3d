import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createEmailSeal } from '../account/emails/email-seal.ts';
import { createAdmin } from '../admin/create-admin.ts';
import { createControls } from '../admin/controls.ts';
import type { Controls } from '../admin/controls.ts';
import { createProbe } from '../admin/probe.ts';
import { createTokenFor } from '../admin/token-for.ts';
import type { TokenFor } from '../admin/token-for.ts';
import { createApi } from '../api/create-api.ts';
import { createFingerprints } from '../api/fingerprints.ts';
import { apiMigrations } from '../api/migrations.ts';
import type { ApiTables } from '../api/tables.ts';
import { createVaultPort } from '../api/vault-port.ts';
import type { AdjustableClock } from '../clock.ts';
import { migrate } from '../db/migrate.ts';
import { openNode } from '../db/open-node.ts';
import { openQueries } from '../db/open-queries.ts';
import { createLog } from '../log.ts';
import { createEnrolment } from '../seed/enrol-card.ts';
import { seed } from '../seed/seed.ts';
import { rememberTables } from '../seed/shopper-tables.ts';
import { serve, serveApp } from './serve.ts';
import type { Listening } from './serve.ts';
import type { SandboxSettings } from './settings.ts';

/** Whoever reaches the admin port may do anything, so no other machine does. */
const LOOPBACK = '127.0.0.1';
const VAULT_TRIES = 100;

export interface RunningApi extends Listening {
  /** Absent in PROD. */
  readonly adminPort: number | undefined;
  readonly controls: Controls;
  readonly tokenFor: TokenFor;
}

/** The seed needs the vault, which starts at the same time in a process of its own. */
async function untilUp(origin: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await fetch(`${origin}/actuator/health`);
      return;
    } catch (error) {
      if (tries === VAULT_TRIES) throw error;
      await wait(100);
    }
  }
}

function connectVault(
  { paypageId, secrets, origins }: SandboxSettings,
  origin: string,
  clock: AdjustableClock,
) {
  const reach = { origin, paypageId, fetch: (request: Request) => fetch(request) };
  const vault = createVaultPort({ ...reach, secret: secrets.vault });
  const expYear = String((clock.now().getFullYear() + 3) % 100).padStart(2, '0');
  return { vault, enrol: createEnrolment({ ...reach, vault, parentOrigin: origins[0] ?? '', expYear }) };
}

function serveAdmin(
  { adminPort, secrets }: SandboxSettings,
  parts: Pick<RunningApi, 'controls' | 'tokenFor'>,
): Promise<Listening> {
  const admin = createAdmin({ ...parts, secret: secrets.admin });
  return serve({ port: adminPort, host: LOOPBACK }, () => (request) => admin.fetch(request));
}

/** Runs the API and its admin port over the database in the data folder, which it seeds when it is empty. */
export async function startApi(
  settings: SandboxSettings,
  clock: AdjustableClock,
  vaultOrigin: string,
): Promise<RunningApi> {
  const { secrets } = settings;
  const log = createLog({ clock, write: settings.writeLog });
  const db = openQueries<ApiTables>(openNode(join(settings.dataDir, 'api', 'api.db')));
  const probe = createProbe({ limitsAreOn: settings.limits });
  const fingerprints = createFingerprints(secrets.fingerprints);
  const emailSeal = createEmailSeal(secrets.fingerprints, { clock });
  const parts = {
    db,
    clock,
    log,
    probe,
    fingerprints,
    emailSeal,
    ...connectVault(settings, vaultOrigin, clock),
  };
  const config = {
    origins: settings.origins,
    clientSecret: secrets.client,
    fingerprintKey: secrets.fingerprints,
    tokenTtlMs: settings.tokenTtlMs,
  };
  const running: Listening[] = [];
  const keep = async (starting: Promise<Listening>): Promise<number> => {
    const listening = await starting;
    running.push(listening);
    return listening.port;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((one) => one.stop()));
    await db.destroy();
    log('info', { event: 'stopped', service: 'api' });
  };
  try {
    await migrate(db, apiMigrations(), clock);
    await untilUp(vaultOrigin);
    const renew = (await seed(parts)) ? await rememberTables(db) : undefined;
    const controls = createControls({ ...parts, renew });
    const app = await createApi({ ...parts, config });
    const { apiPort, host } = settings;
    const port = await keep(serveApp({ port: apiPort, host }, () => app));
    const tokenFor = createTokenFor({ ...parts, tokenTtlMs: settings.tokenTtlMs });
    const adminPort =
      settings.env === 'PROD' ? undefined : await keep(serveAdmin(settings, { controls, tokenFor }));
    log('info', { event: 'listening', service: 'api', port });
    if (adminPort !== undefined) log('info', { event: 'listening', service: 'admin', port: adminPort });
    return { port, adminPort, controls, tokenFor, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
