import type { Plugin } from 'vite';

/** Has Chromium compile the functions of a file while it downloads, as the guide *Getting started* says. */
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
