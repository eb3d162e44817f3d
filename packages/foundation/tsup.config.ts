import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { BUILD_TARGET } from '../../scripts/build-target.ts';
import { inlineCss } from '../../scripts/inline-css.ts';
import { keepModules } from '../../scripts/keep-modules.ts';
import { reachableSources } from '../../scripts/reachable-sources.ts';

const byName = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file.replace(/^src[\\/]/, '').replace(/\.tsx?$/, ''), file]));

// Every source file becomes a module of its own, so that a host's bundler can leave out, or load later, whatever
// is not needed.
export default defineConfig(async () => {
  // The contract suites are for this repository's own tests.
  const entries = globSync('src/*.ts', { exclude: ['src/testing.ts'] });
  return {
    entry: byName(await reachableSources(entries)),
    format: 'esm',
    target: BUILD_TARGET,
    platform: 'browser',
    splitting: false,
    sourcemap: true,
    silent: true,
    dts: { entry: byName(entries) },
    esbuildPlugins: [keepModules(), inlineCss()],
  };
});
