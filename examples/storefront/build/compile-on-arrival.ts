import type { Plugin } from 'vite';

/** Makes Chromium compile all functions of a file while it downloads; see the guide *Getting started*. */
export const compileOnArrival = (): Plugin => ({
  name: 'compile-on-arrival',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});
