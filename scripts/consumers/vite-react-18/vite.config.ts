import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileOnArrival } from './compile-on-arrival.ts';
import { oneFirstFile } from './one-first-file.ts';

export default defineConfig({
  plugins: [react(), compileOnArrival()],
  build: { rolldownOptions: { output: oneFirstFile } },
});
