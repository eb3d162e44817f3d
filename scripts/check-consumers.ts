import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command, type Finished, stopCommands } from './command.ts';
import { type Consumer, consumers } from './consumers/consumers.ts';
import { warningsIn } from './consumers/warnings.ts';
import { untilAskedToStop } from './dev/stop-signal.ts';
import { publishedPackages } from './published-exports.ts';
import { root } from './root.ts';

// Builds new applications with the packages' tarballs, outside of the workspace, as hosts do. A warning is a
// failure.
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });

const SDKS = ['@grocer/account-kit', '@grocer/checkout-kit', '@grocer/fulfilment-selector', '@grocer/wallet'];

/** Path of each package's tarball, as the manifest of a sibling folder refers to it. */
type Tarballs = Readonly<Record<string, string>>;

const pack = async (folder: string): Promise<Tarballs> => {
  const tarballs: Record<string, string> = {};
  for (const { name, folder: cwd } of publishedPackages()) {
    const file = `${path.basename(cwd)}.tgz`;
    const { ok, output } = await command(['pnpm', 'pack', '--out', path.join(folder, file)], { cwd });
    if (!ok) throw new Error(`${name} could not be packed:\n${output}`);
    tarballs[name] = `file:../${file}`;
  }
  return tarballs;
};

const install = (consumer: Consumer, cwd: string, tarballs: Tarballs): Promise<Finished> => {
  const { name, dependencies, emptyFolder = '' } = consumer;
  cpSync(path.join(root, 'scripts', 'consumers', name), cwd, { recursive: true });
  mkdirSync(path.join(cwd, emptyFolder), { recursive: true });
  const sdks = Object.fromEntries(SDKS.map((sdk) => [sdk, tarballs[sdk]]));
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { ...dependencies, ...sdks },
    // The packages depend on each other, and this version is on no registry.
    overrides: tarballs,
  };
  writeFileSync(path.join(cwd, 'package.json'), JSON.stringify(manifest, null, 2));
  const quickly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  return command(['npm', 'install', ...quickly], { cwd });
};

const problemOf = (finished: Finished): string => {
  if (!finished.ok) return finished.output;
  const warnings = warningsIn(finished);
  return warnings.length > 0 ? `It warns:\n${warnings.slice(0, 40).join('\n')}\n` : '';
};

/** Returns which scripts of the built page do not begin as they should; empty if all do. */
const beginningProblem = ({ scriptsBegin }: Consumer, cwd: string): string => {
  if (scriptsBegin === undefined) return '';
  const page = readFileSync(path.join(cwd, 'dist', 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  const others = scripts.filter(
    (file) => !readFileSync(path.join(cwd, 'dist', file), 'utf8').startsWith(scriptsBegin),
  );
  if (scripts.length > 0 && others.length === 0) return '';
  return `Of the scripts ${scripts.join(', ')} these do not begin as they should: ${others.join(', ')}\n`;
};

/** Builds one consumer; resolves with the problem, or an empty string. */
const problemWith = async (consumer: Consumer, cwd: string, tarballs: Tarballs): Promise<string> => {
  const uninstallable = problemOf(await install(consumer, cwd, tarballs));
  if (uninstallable) return uninstallable;
  for (const [tool = '', ...args] of consumer.commands) {
    const file = path.join(cwd, 'node_modules', '.bin', tool);
    const env = { FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1' };
    const problem = problemOf(await command([file, ...args], { cwd, env }));
    if (problem) return `${[tool, ...args].join(' ')}:\n${problem}`;
  }
  return beginningProblem(consumer, cwd);
};

/** Builds the chosen consumers one after the other; resolves with true if all succeeded. */
const checkAll = async (folder: string): Promise<boolean> => {
  const chosen = consumers.filter(({ name }) => values.only?.includes(name) ?? true);
  const tarballs = await pack(folder);
  let isWell = chosen.length > 0;
  for (const consumer of chosen) {
    const started = performance.now();
    const problem = await problemWith(consumer, path.join(folder, consumer.name), tarballs);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${problem ? '✗' : '✓'} ${consumer.title}, ${seconds} s\n${problem}`);
    isWell &&= !problem;
  }
  return isWell;
};

const stopped = async (): Promise<false> => {
  await untilAskedToStop();
  stopCommands();
  return false;
};

const folder = mkdtempSync(path.join(tmpdir(), 'consumers-'));
let isWell = false;
try {
  isWell = await Promise.race([checkAll(folder), stopped()]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isWell ? 0 : 1);
