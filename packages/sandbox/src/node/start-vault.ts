import { join } from 'node:path';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import { migrate } from '../db/migrate.ts';
import { openNode } from '../db/open-node.ts';
import { openQueries } from '../db/open-queries.ts';
import { createLog } from '../log.ts';
import { strongRandom } from '../secrecy.ts';
import { createVault } from '../vault/create-vault.ts';
import { newVaultKeys, openVaultKeys } from '../vault/keys.ts';
import { createRegistry } from '../vault/registry.ts';
import { vaultMigrations } from '../vault/tables.ts';
import type { VaultTables } from '../vault/tables.ts';
import { keptSecret } from './secrets.ts';
import { serveApp } from './serve.ts';
import type { Listening } from './serve.ts';
import type { SandboxSettings } from './settings.ts';
import { vaultAssets } from './vault-assets.ts';

const KeyFile = v.object({ sealing: v.string(), fingerprints: v.string() });

export interface RunningVault extends Listening {
  /** The origin for browsers. */
  readonly origin: string;
}

/** Starts the vault, with its own database, keys and port. */
export async function startVault(settings: SandboxSettings, clock: Clock): Promise<RunningVault> {
  const { dataDir, durable, host, origins, paypageId, secrets, vaultPort, writeLog } = settings;
  const log = createLog({ clock, write: writeLog });
  const db = openQueries<VaultTables>(openNode(join(dataDir, 'vault', 'vault.db'), { durable }));
  await migrate(db, vaultMigrations(), clock);
  const keyText = keptSecret(join(dataDir, 'vault', 'keys.json'), () =>
    JSON.stringify(newVaultKeys(strongRandom)),
  );
  const parts = {
    db,
    clock,
    log,
    keys: await openVaultKeys(v.parse(KeyFile, JSON.parse(keyText))),
    registry: createRegistry({ [paypageId]: origins }),
    clientSecret: secrets.vault,
    assets: vaultAssets(),
  };
  const originAt = (port: number): string => settings.vaultOrigin ?? `http://vault.localhost:${port}`;
  const listening = await serveApp({ port: vaultPort, host }, (port) =>
    createVault({ ...parts, origin: originAt(port) }),
  ).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  log('info', { event: 'listening', service: 'vault', port: listening.port });
  return {
    port: listening.port,
    origin: originAt(listening.port),
    async stop() {
      await listening.stop();
      await db.destroy();
      log('info', { event: 'stopped', service: 'vault' });
    },
  };
}
