import { join, resolve } from 'node:path';
import { ENVIRONMENTS } from '@grocer/foundation/domain';
import type { Environment } from '@grocer/foundation/domain';
import { newSecret } from '../secrecy.ts';
import { makeDataFolder } from './data-folder.ts';
import { keptSecret } from './secrets.ts';

/** Options of a sandbox; all have defaults. */
export interface SandboxOptions {
  /** The port of the API. Default: 8787; 0 picks a free port, as for every port here. */
  readonly apiPort?: number | undefined;
  /** The port of the vault. Default: 8788. */
  readonly vaultPort?: number | undefined;
  /** The admin port. Default: 8789. */
  readonly adminPort?: number | undefined;
  /** The folder of databases, keys and secrets. Default: `.data/sandbox` in the working directory. */
  readonly dataDir?: string | undefined;
  /**
   * False: SQLite does not flush its commits to the disk, which is faster, and a power cut may lose or corrupt
   * them. For tests. Default: true.
   */
  readonly durable?: boolean | undefined;
  /**
   * A PostgreSQL database for the API, as `postgres://…`, which other processes may share. Default: a SQLite
   * file.
   */
  readonly databaseUrl?: string | undefined;
  /** Origins of the pages that may call the API and show the vault's frames. */
  readonly origins?: readonly string[] | undefined;
  /** The address that API and vault listen on. Default: 127.0.0.1, which other machines cannot reach. */
  readonly host?: string | undefined;
  /** The origin of the vault for browsers. Default: `http://vault.localhost` with its port. */
  readonly vaultOrigin?: string | undefined;
  /** The address of the vault for an API in another process. Default: `http://127.0.0.1` with its port. */
  readonly vaultAddress?: string | undefined;
  /** With PROD there is no admin port. Default: LOCAL. */
  readonly env?: Environment | undefined;
  /** Enables rate limits. Default: false. */
  readonly limits?: boolean | undefined;
  readonly tokenTtlMs?: number | undefined;
  /** The paypage id that the frames are configured with. */
  readonly paypageId?: string | undefined;
  /**
   * The secret of a storefront's back end. Default: kept in a file of the data folder, as are the next two.
   */
  readonly clientSecret?: string | undefined;
  readonly adminSecret?: string | undefined;
  readonly vaultSecret?: string | undefined;
  /** How far the clock is ahead of the real time by default, in milliseconds. Default: 0. */
  readonly clockOffsetMs?: number | undefined;
  /** Writes a log line. Default: to standard output. */
  readonly writeLog?: ((line: string) => void) | undefined;
}

export interface SandboxSettings {
  readonly apiPort: number;
  readonly vaultPort: number;
  readonly adminPort: number;
  readonly dataDir: string;
  readonly durable: boolean;
  readonly databaseUrl: string | undefined;
  readonly origins: readonly string[];
  readonly host: string;
  readonly vaultOrigin: string | undefined;
  readonly vaultAddress: string;
  readonly env: Environment;
  readonly limits: boolean;
  readonly tokenTtlMs: number | undefined;
  readonly paypageId: string;
  readonly secrets: {
    readonly client: string;
    readonly admin: string;
    readonly vault: string;
    readonly fingerprints: string;
  };
  readonly writeLog: (line: string) => void;
}

const DEFAULT_ORIGINS = [
  'http://shop.localhost:5173',
  'http://localhost:5173',
  'http://localhost:6006',
] as const;

function databaseUrlIn(text: string | undefined): string | undefined {
  // The message does not quote the URL, which may contain a password.
  if (text !== undefined && !/^postgres(?:ql)?:\/\//.test(text))
    throw new Error('SANDBOX_DATABASE_URL does not begin with postgres://.');
  return text;
}

/** Completes the options with defaults, and creates missing secrets. */
export function settle(options: SandboxOptions): SandboxSettings {
  const dataDir = resolve(options.dataDir ?? join('.data', 'sandbox'));
  makeDataFolder(dataDir);
  const vaultPort = options.vaultPort ?? 8788;
  const secret = (name: string): string => keptSecret(join(dataDir, 'secrets', name), newSecret);
  return {
    apiPort: options.apiPort ?? 8787,
    vaultPort,
    adminPort: options.adminPort ?? 8789,
    dataDir,
    durable: options.durable ?? true,
    databaseUrl: databaseUrlIn(options.databaseUrl),
    origins: options.origins ?? DEFAULT_ORIGINS,
    host: options.host ?? '127.0.0.1',
    vaultOrigin: options.vaultOrigin,
    vaultAddress: options.vaultAddress ?? `http://127.0.0.1:${vaultPort}`,
    env: options.env ?? 'LOCAL',
    limits: options.limits ?? false,
    tokenTtlMs: options.tokenTtlMs,
    paypageId: options.paypageId ?? 'grocerdemo',
    secrets: {
      client: options.clientSecret ?? secret('client'),
      admin: options.adminSecret ?? secret('admin'),
      vault: options.vaultSecret ?? secret('vault'),
      fingerprints: secret('fingerprints'),
    },
    writeLog: options.writeLog ?? ((line) => void process.stdout.write(`${line}\n`)),
  };
}

const numberIn = (env: NodeJS.ProcessEnv, name: string): number | undefined => {
  const text = env[name];
  if (!text) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) throw new Error(`${name} is not a number.`);
  return number;
};

function environmentIn(text: string | undefined): Environment | undefined {
  if (!text) return undefined;
  const found = ENVIRONMENTS.find((name) => name === text);
  if (!found) throw new Error(`SANDBOX_ENV is not one of ${ENVIRONMENTS.join(', ')}.`);
  return found;
}

function switchIn(env: NodeJS.ProcessEnv, name: string): boolean | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (text !== 'on' && text !== 'off') throw new Error(`${name} is neither on nor off.`);
  return text === 'on';
}

/** Reads the options from environment variables. */
export const optionsFromEnv = (env: NodeJS.ProcessEnv): SandboxOptions => ({
  apiPort: numberIn(env, 'SANDBOX_API_PORT'),
  vaultPort: numberIn(env, 'SANDBOX_VAULT_PORT'),
  adminPort: numberIn(env, 'SANDBOX_ADMIN_PORT'),
  dataDir: env['SANDBOX_DATA'] || undefined,
  databaseUrl: env['SANDBOX_DATABASE_URL'] || undefined,
  vaultAddress: env['SANDBOX_VAULT_ADDRESS'] || undefined,
  origins: env['SANDBOX_ORIGINS']
    ?.split(',')
    .map((origin) => origin.trim())
    .filter(Boolean),
  host: env['SANDBOX_HOST'] || undefined,
  vaultOrigin: env['SANDBOX_VAULT_ORIGIN'] || undefined,
  env: environmentIn(env['SANDBOX_ENV']),
  limits: switchIn(env, 'SANDBOX_LIMITS'),
  tokenTtlMs: numberIn(env, 'SANDBOX_TOKEN_TTL_MS'),
  paypageId: env['SANDBOX_PAYPAGE_ID'] || undefined,
  clientSecret: env['SANDBOX_CLIENT_SECRET'] || undefined,
  adminSecret: env['SANDBOX_ADMIN_SECRET'] || undefined,
  vaultSecret: env['SANDBOX_VAULT_SECRET'] || undefined,
});
