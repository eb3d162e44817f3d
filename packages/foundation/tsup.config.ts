import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { BUILD_TARGET } from '../../scripts/build-target.ts';
import { inlineCss } from '../../scripts/inline-css.ts';
import { keepModules } from '../../scripts/keep-modules.ts';

// Every source file becomes a module of its own, so that a host's bundler can leave out, or load later, whatever
// is not needed.
const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/*.d.ts'] });
const entryOf = (file: string) => [file.replace(/^src[\\/]/, '').replace(/\.tsx?$/, ''), file] as const;
const entries = Object.fromEntries(sources.map(entryOf));
const isPublic = (name: string) => !/[\\/]/.test(name);

export default defineConfig({
  entry: entries,
  format: 'esm',
  target: BUILD_TARGET,
  platform: 'browser',
  splitting: false,
  sourcemap: true,
  silent: true,
  dts: { entry: Object.fromEntries(Object.entries(entries).filter(([name]) => isPublic(name))) },
  esbuildPlugins: [keepModules(), inlineCss()],
});
