import { cpSync, globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { keepModules } from '../../scripts/keep-modules.ts';
import { reachableSources } from '../../scripts/reachable-sources.ts';

const byName = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file.replace(/^src[\\/]/, '').replace(/\.ts$/, ''), file]));

/** What the vault hands to browsers: it reads these files as they are, from beside its own. */
const served = (): readonly string[] =>
  globSync(['src/vault/frame/*.{ts,css}', 'src/vault/client/*.ts'], { exclude: ['**/*.test.ts'] });

export default defineConfig(async () => {
  const entries = ['src/node.ts', 'src/browser.ts'];
  return {
    entry: byName(await reachableSources(entries)),
    format: 'esm',
    // For a browser esbuild would take `node:` off, and so would tsup: `node:sqlite` has no other name.
    target: 'node24',
    platform: 'node',
    removeNodeProtocol: false,
    splitting: false,
    sourcemap: true,
    silent: true,
    dts: { entry: byName(entries) },
    esbuildPlugins: [keepModules()],
    async onSuccess() {
      for (const file of served()) cpSync(file, file.replace(/^src/, 'dist'));
    },
  };
});
