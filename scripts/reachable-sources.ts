import { build } from 'esbuild';
import { inlineCss } from './inline-css.ts';

/** Returns the source files that the entries need, so that files for tests are not published. */
export const reachableSources = async (entryPoints: readonly string[]): Promise<readonly string[]> => {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'dist',
    packages: 'external',
    plugins: [inlineCss()],
  });
  return Object.keys(metafile.inputs).filter((file) => /^src\/.*\.tsx?$/.test(file));
};
