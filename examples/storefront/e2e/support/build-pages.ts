import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import type { InlineConfig } from 'vite';
import { publishedFiles } from '../../../../scripts/published-exports.ts';
import { root } from '../../../../scripts/root.ts';

const example = (name: string): string => path.join(root, 'examples', name);
const SOURCES = [
  'packages/{account-kit,checkout-kit,foundation,fulfilment-selector,wallet}/src/**/*.{ts,tsx,css}',
  'packages/{account-kit,checkout-kit,foundation,fulfilment-selector,wallet}/tsup.config.ts',
  'scripts/{build-script-tag,script-tag/*}.ts',
];

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Returns true when built packages are missing, or older than their sources. */
function isStale(): boolean {
  const newest = Math.max(
    ...globSync(SOURCES, { cwd: root }).map((file) => changedAt(path.join(root, file))),
  );
  const built = [...publishedFiles().values()].filter((file) => !file.endsWith('package.json'));
  return built.some((file) => changedAt(file) < newest);
}

/**
 * Builds the pages of the shop and of the membership host, and the bare page that hosts a wallet, from the
 * built packages. Resolves with their folder.
 */
export async function buildPages(): Promise<string> {
  if (isStale())
    execFileSync('pnpm', ['run', 'build'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  process.env['GROCER_DIST'] = '1';
  const pages = mkdtempSync(path.join(tmpdir(), 'grocer-pages-'));
  const buildInto = (folder: string, options: InlineConfig): Promise<unknown> =>
    build({ ...options, logLevel: 'warn', build: { outDir: path.join(pages, folder), emptyOutDir: true } });
  const shop = { configFile: path.join(example('storefront'), 'vite.config.ts') };
  await buildInto('shop', { ...shop, root: example('storefront') });
  await buildInto('shop/host', {
    ...shop,
    root: path.join(example('storefront'), 'e2e', 'support', 'host'),
    base: '/host/',
  });
  const membership = example('membership');
  await buildInto('membership', { configFile: path.join(membership, 'vite.config.ts'), root: membership });
  return pages;
}

/** Builds once for all workers. Returns a function that Playwright calls after the last worker. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export
export default async function setUp(): Promise<() => void> {
  const pages = await buildPages();
  process.env['STOREFRONT_PAGES'] = pages;
  return () => rmSync(pages, { recursive: true, force: true });
}
