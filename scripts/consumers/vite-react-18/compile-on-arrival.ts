import type { Plugin } from 'vite';

/** Makes Chromium compile the initial scripts while they download, as the guide "Getting started" says. */
export const compileOnArrival = (): Plugin => ({
  name: 'compile-on-arrival',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.isDynamicEntry) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});
