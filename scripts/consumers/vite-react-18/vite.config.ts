import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileOnArrival } from './compile-on-arrival.ts';

export default defineConfig({ plugins: [react(), compileOnArrival()] });
