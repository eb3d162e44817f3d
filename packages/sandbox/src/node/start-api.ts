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
import type { ApiDb, ApiTables } from '../api/tables.ts';
import { createVaultPort } from '../api/vault-port.ts';
import type { AdjustableClock } from '../clock.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import type { Locks } from '../db/open-locks.ts';
import { createLog } from '../log.ts';
import type { Log } from '../log.ts';
import { createEnrolment } from '../seed/enrol-card.ts';
import { seed } from '../seed/seed.ts';
import { rememberTables } from '../seed/shopper-tables.ts';
import { createSharedProbe } from '../shared/shared-probe.ts';
import { createSharedRunning } from '../shared/shared-running.ts';
import { sharedSecret } from '../shared/shared-secret.ts';
import { serve, serveApp } from './serve.ts';
import type { Listening } from './serve.ts';
import type { SandboxSettings } from './settings.ts';

/** The admin port gives full control, so other machines must not reach it. */
const LOOPBACK = '127.0.0.1';
const VAULT_TRIES = 100;

export interface RunningApi extends Listening {
  /** Undefined in PROD. */
  readonly adminPort: number | undefined;
  readonly controls: Controls;
  readonly tokenFor: TokenFor;
}

/** Waits for the vault, which the seed needs and which may be starting in another process. */
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
  parts: Omit<Parameters<typeof createAdmin>[0], 'secret'>,
): Promise<Listening> {
  const admin = createAdmin({ ...parts, secret: secrets.admin });
  return serve({ port: adminPort, host: LOOPBACK }, () => (request) => admin.fetch(request));
}

interface Parts {
  readonly db: ApiDb;
  /** Set when other processes may use the database. */
  readonly locks: Locks | undefined;
  readonly clock: AdjustableClock;
  readonly log: Log;
  /** The origin of the vault for this process. */
  readonly vaultOrigin: string;
}

/** Returns what the processes over one database share; a single process keeps it in memory. */
async function sharedParts(
  { limits: limitsAreOn, secrets: { fingerprints: key } }: SandboxSettings,
  { db, locks, clock }: Parts,
) {
  if (!locks)
    return {
      fingerprintKey: key,
      probe: createProbe({ clock, limitsAreOn }),
      running: undefined,
      remember: rememberTables,
    };
  return {
    fingerprintKey: await sharedSecret(db, 'fingerprints', key),
    probe: createSharedProbe({ db, clock, limitsAreOn }),
    running: createSharedRunning(locks),
    // Remembered tables could be stale, since other processes change them.
    remember: () => undefined,
  };
}

/** Migrates the database, seeds it when it is empty, and creates the API. */
async function assemble(settings: SandboxSettings, given: Parts) {
  const { db, clock, vaultOrigin } = given;
  const { origins, secrets, tokenTtlMs } = settings;
  await migrate(db, apiMigrations(), clock);
  await untilUp(vaultOrigin);
  const { fingerprintKey, probe, running, remember } = await sharedParts(settings, given);
  const parts = {
    ...given,
    probe,
    running,
    fingerprints: createFingerprints(fingerprintKey),
    emailSeal: createEmailSeal(fingerprintKey, { clock }),
    ...connectVault(settings, vaultOrigin, clock),
  };
  const renew = (await seed(parts)) ? await remember(db) : undefined;
  const config = { origins, clientSecret: secrets.client, fingerprintKey, tokenTtlMs };
  return {
    app: await createApi({ ...parts, config }),
    controls: createControls({ ...parts, renew }),
    tokenFor: createTokenFor({ ...parts, tokenTtlMs }),
    history: probe.history,
    prepare: probe.prepare,
  };
}

/** Starts the API and its admin port over their database, which is seeded when it is empty. */
export async function startApi(
  settings: SandboxSettings,
  clock: AdjustableClock,
  vaultOrigin: string,
): Promise<RunningApi> {
  const log = createLog({ clock, write: settings.writeLog });
  const { db, locks, close } = await openDatabase<ApiTables>(settings);
  const running: Listening[] = [];
  const keep = async (starting: Promise<Listening>): Promise<number> => {
    const listening = await starting;
    running.push(listening);
    return listening.port;
  };
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((one) => one.stop()));
    await close();
    log('info', { event: 'stopped', service: 'api' });
  };
  try {
    const { app, ...steered } = await assemble(settings, { db, locks, clock, log, vaultOrigin });
    const { apiPort, host } = settings;
    const port = await keep(serveApp({ port: apiPort, host }, () => app));
    const adminPort = settings.env === 'PROD' ? undefined : await keep(serveAdmin(settings, steered));
    log('info', { event: 'listening', service: 'api', port });
    if (adminPort !== undefined) log('info', { event: 'listening', service: 'admin', port: adminPort });
    const { controls, tokenFor } = steered;
    return { port, adminPort, controls, tokenFor, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
