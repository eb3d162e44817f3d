import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { publishedFiles } from '../../../scripts/published-exports.ts';
import { root } from '../../../scripts/root.ts';

const storefront = path.join(root, 'examples', 'storefront');
const SOURCES = [
  'packages/{foundation,wallet}/src/**/*.{ts,tsx,css}',
  'packages/{foundation,wallet}/tsup.config.ts',
];

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Are the built packages missing, or older than what they are built from? */
function isStale(): boolean {
  const newest = Math.max(
    ...globSync(SOURCES, { cwd: root }).map((file) => changedAt(path.join(root, file))),
  );
  const built = [...publishedFiles().values()].filter((file) => !file.endsWith('package.json'));
  return built.some((file) => changedAt(file) < newest);
}

/** The pages of the shop, and the bare page that hosts a wallet for the tests, from the built packages. */
export async function buildPages(): Promise<string> {
  if (isStale())
    execFileSync('pnpm', ['run', 'build'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  process.env['GROCER_DIST'] = '1';
  const pages = mkdtempSync(path.join(tmpdir(), 'grocer-pages-'));
  const common = { configFile: path.join(storefront, 'vite.config.ts'), logLevel: 'warn' } as const;
  await build({ ...common, root: storefront, build: { outDir: pages, emptyOutDir: true } });
  const host = path.join(storefront, 'e2e', 'host');
  await build({
    ...common,
    root: host,
    base: '/host/',
    build: { outDir: path.join(pages, 'host'), emptyOutDir: true },
  });
  return pages;
}

/** Builds once for all workers; what it returns cleans up after the last of them. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export
export default async function setUp(): Promise<() => void> {
  const pages = await buildPages();
  process.env['STOREFRONT_PAGES'] = pages;
  return () => rmSync(pages, { recursive: true, force: true });
}
