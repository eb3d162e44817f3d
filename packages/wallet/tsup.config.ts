import { defineConfig } from 'tsup';
import { BUILD_TARGET } from '../../scripts/build-target.ts';
import { inlineCss } from '../../scripts/inline-css.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    react: 'src/react.ts',
    client: 'src/client.ts',
    testing: 'src/testing.ts',
    styles: 'src/styles.css',
  },
  format: 'esm',
  target: BUILD_TARGET,
  platform: 'browser',
  // On every chunk: esbuild drops the directive from the sources when it merges modules.
  banner: { js: '"use client";' },
  splitting: true,
  sourcemap: true,
  silent: true,
  dts: {
    entry: {
      index: 'src/index.ts',
      react: 'src/react.ts',
      client: 'src/client.ts',
      testing: 'src/testing.ts',
    },
  },
  esbuildPlugins: [inlineCss()],
});
