import { defineConfig } from 'vite';
import { publishedExports } from '../../scripts/published-exports.ts';

export default defineConfig({
  plugins: [publishedExports()],
  build: {
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
});
