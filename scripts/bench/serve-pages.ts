import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import type { InlineConfig } from 'vite';
import { compileOnArrival } from '../consumers/vite-react-18/compile-on-arrival.ts';
import { oneFirstFile } from '../consumers/vite-react-18/one-first-file.ts';
import { publishedExports } from '../published-exports.ts';
import { root } from '../root.ts';

/** Pages that are served as by a host. */
export interface ServedPages {
  readonly url: string;
  close(): Promise<void>;
}

interface PagesOptions {
  /** Folder whose files are served with the pages. */
  readonly beside?: string;
  /** True if they are built as the guide advises hosts to. */
  readonly isAsAdvised?: boolean;
}

/** Builds the pages of a bench for production from the built packages, and serves them. */
export const servePages = async (
  bench: string,
  names: readonly string[],
  { beside, isAsAdvised = false }: PagesOptions = {},
): Promise<ServedPages> => {
  const pages = path.join(root, 'scripts', 'bench', bench, 'pages');
  const outDir = mkdtempSync(path.join(tmpdir(), 'grocer-bench-'));
  process.env['GROCER_DIST'] = '1';
  const input = names.map((name) => path.join(pages, `${name}.html`));
  const shared: InlineConfig = {
    root: pages,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), publishedExports(), ...(isAsAdvised ? [compileOnArrival()] : [])],
    publicDir: beside === undefined ? false : path.join(root, beside),
  };
  await build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input, ...(isAsAdvised && { output: oneFirstFile }) },
    },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};
