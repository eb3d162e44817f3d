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
 * How a package for browsers is built: every source file becomes a module of its own, so that a host's bundler can
 * leave out, or load later, whatever is not needed. What only the build needs, such as icons, is drawn into the modules
 * that use it.
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

/** The same for an SDK, which has a style sheet as well, and maybe types of what is built apart, by their name. */
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
