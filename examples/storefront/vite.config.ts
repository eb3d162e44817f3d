import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUILD_TARGET } from '../../scripts/build-target.ts';
import { ownExports } from '../../scripts/own-exports.ts';
import { preactAliases } from '../../scripts/preact-aliases.ts';
import { publishedExports } from '../../scripts/published-exports.ts';
import { compileOnArrival } from './build/compile-on-arrival.ts';
import { productPictures } from './build/product-pictures.ts';

/** The script tag contains Preact, so the shop's tests run with it as well. */
const isOnPreact = process.env['STOREFRONT_RUNTIME'] === 'preact';

export default defineConfig({
  plugins: [publishedExports(), react(), ownExports(), productPictures(), compileOnArrival()],
  resolve: { alias: isOnPreact ? preactAliases() : [] },
  build: {
    modulePreload: { polyfill: false },
    target: 'es2022',
    // `es2022` would replace `light-dark()` by a media query, which ignores the page's own `color-scheme`.
    cssTarget: BUILD_TARGET.filter((target) => !target.startsWith('es')),
    // The first load is one file: sixty small files need ten round trips on a slow network.
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
