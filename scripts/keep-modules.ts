import type { Plugin } from 'esbuild';

/** Emits one output module per source module, with the same name, instead of merging them into chunks. */
export const keepModules = (): Plugin => ({
  name: 'keep-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
});
