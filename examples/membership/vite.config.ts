import { defineConfig } from 'vite';
import { publishedExports } from '../../scripts/published-exports.ts';

export default defineConfig({
  plugins: [publishedExports()],
  build: {
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: {
      // The packages' "use client" is for bundlers that render on a server.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
});
