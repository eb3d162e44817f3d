import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publishedExports } from '../../scripts/published-exports.ts';

export default defineConfig({
  plugins: [publishedExports(), react()],
  build: { modulePreload: { polyfill: false }, target: 'es2022' },
});
