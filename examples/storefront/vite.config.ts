import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ownExports } from '../../scripts/own-exports.ts';
import { preactAliases } from '../../scripts/preact-aliases.ts';
import { publishedExports } from '../../scripts/published-exports.ts';
import { compileOnArrival } from './build/compile-on-arrival.ts';
import { productPictures } from './build/product-pictures.ts';

/** The script tag has Preact inside: with this the tests of the shop run on it as well. */
const isOnPreact = process.env['STOREFRONT_RUNTIME'] === 'preact';

export default defineConfig({
  plugins: [publishedExports(), react(), ownExports(), productPictures(), compileOnArrival()],
  resolve: { alias: isOnPreact ? preactAliases() : [] },
  build: {
    modulePreload: { polyfill: false },
    target: 'es2022',
    // What a page needs at once comes in one file: sixty small ones take ten turns of a slow network.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
});
