import { parseArgs } from 'node:util';
import { optionsFromEnv } from './settings.ts';
import type { SandboxOptions } from './settings.ts';

/** The part of the sandbox that a process runs. */
export type Part = 'all' | 'api' | 'vault';

/** What the command line asks for. */
export type Asked =
  | { readonly ask: 'start'; readonly part: Part; readonly options: SandboxOptions }
  | { readonly ask: 'help' }
  | { readonly ask: 'version' }
  | { readonly ask: 'nothing'; readonly mistake: string };

const FLAGS = {
  port: { type: 'string' },
  'vault-port': { type: 'string' },
  'admin-port': { type: 'string' },
  data: { type: 'string' },
  origin: { type: 'string', multiple: true },
  host: { type: 'string' },
  'vault-origin': { type: 'string' },
  limits: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

export const HELP = `Usage: npx @grocer/sandbox [api | vault] [flags]

Serves the Grocer API and its card vault on this machine, over a database in a folder. With "api" or "vault" it serves
that one alone, for several API processes over one PostgreSQL (SANDBOX_DATABASE_URL).

  --port <number>          port of the API (8787); 0 takes a free one, as for every port
  --vault-port <number>    port of the vault (8788)
  --admin-port <number>    port that stages faults and gives tokens (8789), on 127.0.0.1 only
  --data <folder>          where databases, keys and secrets are kept (.data/sandbox)
  --origin <origin>        a page that may call, such as http://localhost:3000; repeat it for more
                           (http://localhost:5173, http://shop.localhost:5173, http://localhost:6006)
  --host <address>         address that API and vault listen on (127.0.0.1); 0.0.0.0 is every one
  --vault-origin <origin>  the vault as browsers reach it (http://vault.localhost:8788)
  --limits                 limits how often something is tried, as in production
  -h, --help               shows this
  -v, --version            shows the version

Flags come before the environment: SANDBOX_API_PORT, SANDBOX_VAULT_PORT, SANDBOX_ADMIN_PORT, SANDBOX_DATA,
SANDBOX_ORIGINS, SANDBOX_HOST, SANDBOX_VAULT_ORIGIN, SANDBOX_LIMITS and others that the README lists.
`;

const LARGEST_PORT = 65_535;

function portIn(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) <= LARGEST_PORT) return Number(text);
  throw new Error(`${flag} takes a number from 0 to ${LARGEST_PORT}, not "${text}".`);
}

function originIn(flag: string, text: string): string {
  const url = URL.parse(text);
  if (url && url.origin !== 'null' && url.href === `${url.origin}/`) return url.origin;
  throw new Error(`${flag} takes an origin such as http://localhost:3000, not "${text}".`);
}

function partIn([part, ...more]: readonly string[]): Part {
  if (part === undefined) return 'all';
  if ((part === 'api' || part === 'vault') && more.length === 0) return part;
  throw new Error(`Unexpected argument '${more[0] ?? part}'.`);
}

function read(args: readonly string[], env: NodeJS.ProcessEnv): Asked {
  const { values, positionals } = parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  if (values.help) return { ask: 'help' };
  if (values.version) return { ask: 'version' };
  const set = optionsFromEnv(env);
  const vaultOrigin = values['vault-origin'];
  const options = {
    ...set,
    apiPort: portIn('--port', values.port) ?? set.apiPort,
    vaultPort: portIn('--vault-port', values['vault-port']) ?? set.vaultPort,
    adminPort: portIn('--admin-port', values['admin-port']) ?? set.adminPort,
    dataDir: values.data ?? set.dataDir,
    origins: values.origin?.map((text) => originIn('--origin', text)) ?? set.origins,
    host: values.host ?? set.host,
    vaultOrigin: vaultOrigin === undefined ? set.vaultOrigin : originIn('--vault-origin', vaultOrigin),
    limits: values.limits ?? set.limits,
  };
  return { ask: 'start', part: partIn(positionals), options };
}

/** Parses the command's flags; environment variables provide the rest. */
export function readFlags(args: readonly string[], env: NodeJS.ProcessEnv): Asked {
  try {
    return read(args, env);
  } catch (error) {
    // Only the first sentence of Node's message is used; the rest is about positional arguments.
    const [words = ''] = error instanceof Error ? error.message.split(/\.(?: |$)/) : [];
    return { ask: 'nothing', mistake: `${words}.` };
  }
}
