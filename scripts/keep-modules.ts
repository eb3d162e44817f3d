import type { Plugin } from 'esbuild';

/** Gives every source module its own output module of the same name, instead of merging them into chunks. */
export const keepModules = (): Plugin => ({
  name: 'keep-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
});
