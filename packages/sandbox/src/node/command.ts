import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { seedShoppers } from '../seed/shoppers.ts';
import { HELP, readFlags } from './flags.ts';
import { runPart } from './run-part.ts';
import { runUntilSignal } from './run.ts';
import type { SandboxOptions } from './settings.ts';
import { startSandbox } from './start-sandbox.ts';
import type { Sandbox } from './start-sandbox.ts';

const Manifest = v.object({ version: v.string() });

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return v.parse(Manifest, JSON.parse(text)).version;
}

/** Returns the shell command that gets a token, without showing the secret itself. */
function tokenLine({ urls, dataDir }: Sandbox, { adminSecret }: SandboxOptions): string {
  const secret =
    adminSecret === undefined ? `$(cat '${join(dataDir, 'secrets', 'admin')}')` : '$SANDBOX_ADMIN_SECRET';
  return `curl ${urls.admin}/tokens -H "authorization: Bearer ${secret}" -d '{ "shopper": "alice" }'`;
}

function welcome(sandbox: Sandbox, options: SandboxOptions): string {
  const { urls, dataDir } = sandbox;
  const admin = urls.admin === undefined ? '' : `  Admin  ${urls.admin}\n`;
  const token = urls.admin === undefined ? '' : `\nA token of a shopper:\n  ${tokenLine(sandbox, options)}\n`;
  return `
Grocer sandbox ${version()}

  API    ${urls.api}, described at ${urls.api}/openapi.json
  Vault  ${urls.vault}
${admin}  Data   ${dataDir}

Shoppers: ${seedShoppers()
    .map(({ key }) => key)
    .join(', ')}
Limits: ${options.limits ? 'on' : 'off'}
${token}
`;
}

/** Runs `npx @grocer/sandbox`: API, vault and admin port in this process, until a signal stops it. */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const asked = readFlags(args, env);
  if (asked.ask === 'help') return void process.stdout.write(HELP);
  if (asked.ask === 'version') return void process.stdout.write(`${version()}\n`);
  if (asked.ask === 'nothing') {
    process.stderr.write(`sandbox: ${asked.mistake} Run it with --help to see what there is.\n`);
    process.exitCode = 2;
    return;
  }
  if (asked.part !== 'all') return runPart(asked.part, asked.options);
  await runUntilSignal('sandbox', async () => {
    const sandbox = await startSandbox(asked.options);
    process.stdout.write(welcome(sandbox, asked.options));
    return sandbox;
  });
}
