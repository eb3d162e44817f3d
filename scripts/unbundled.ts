import type { Options } from 'tsup';
import { BUILD_TARGET } from './build-target.ts';
import { bundledLicences } from './bundled-licences.ts';
import { inlineCss } from './inline-css.ts';
import { keepModules } from './keep-modules.ts';
import { reachableSources } from './reachable-sources.ts';

const byName = (files: readonly string[]) =>
  Object.fromEntries(files.map((file) => [file.replace(/^src[\\/]/, '').replace(/\.tsx?$/, ''), file]));

type Unbundled = Omit<Options, 'entry' | 'dts'> & {
  entry: Record<string, string>;
  dts: { entry: Record<string, string> };
};

/**
 * Returns the build options of a package for browsers: every source file becomes a module, so that a host's
 * bundler can drop or lazy-load any of them. Build-time dependencies, such as icons, are inlined into the
 * modules that use them.
 */
export const unbundled = async (entries: readonly string[]): Promise<Unbundled> => ({
  entry: byName(await reachableSources(entries)),
  format: 'esm',
  target: BUILD_TARGET,
  platform: 'browser',
  splitting: false,
  sourcemap: true,
  silent: true,
  dts: { entry: byName(entries) },
  esbuildPlugins: [keepModules(), inlineCss(), bundledLicences()],
});

/**
 * Returns the build options of an SDK: it also has a style sheet, and optionally types of files that are
 * built separately, by name.
 */
export const unbundledSdk = async (
  entries: readonly string[],
  types: Readonly<Record<string, string>> = {},
): Promise<Unbundled> => {
  const modules = await unbundled(entries);
  return {
    ...modules,
    entry: { ...modules.entry, styles: 'src/styles.css' },
    dts: { entry: { ...modules.dts.entry, ...types } },
  };
};
