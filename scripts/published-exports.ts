import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from './root.ts';

export interface PublishedPackage {
  readonly name: string;
  readonly folder: string;
  /** What a host can import, such as `@grocer/wallet/react`, and the built file for it. */
  readonly entries: readonly PublishedEntry[];
}

export interface PublishedEntry {
  readonly specifier: string;
  readonly file: string;
  /** Absent for style sheets and data files. */
  readonly types?: string;
}

type Target = string | { readonly types: string; readonly default: string };

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, Target>> };
}

const readPackage = (manifestFile: string): PublishedPackage | undefined => {
  const folder = path.dirname(path.join(root, manifestFile));
  const manifest = JSON.parse(readFileSync(path.join(root, manifestFile), 'utf8')) as Manifest;
  if (manifest.private || !manifest.publishConfig?.exports) return undefined;
  const entries = Object.entries(manifest.publishConfig.exports).map(([subpath, target]) => {
    const specifier = path.posix.join(manifest.name, subpath);
    if (typeof target === 'string') return { specifier, file: path.join(folder, target) };
    return { specifier, file: path.join(folder, target.default), types: path.join(folder, target.types) };
  });
  return { name: manifest.name, folder, entries };
};

/** Returns the published packages with the files that a host gets. */
export const publishedPackages = (): readonly PublishedPackage[] =>
  globSync('packages/*/package.json', { cwd: root })
    .toSorted()
    .flatMap((file) => readPackage(file) ?? []);

/** Returns every published specifier with its built file. */
export const publishedFiles = (): ReadonlyMap<string, string> =>
  new Map(
    publishedPackages().flatMap(({ entries }) =>
      entries.map(({ specifier, file }) => [specifier, file] as const),
    ),
  );

/** Makes Vite use the built packages instead of their sources if GROCER_DIST=1. */
export const publishedExports = (): Plugin => {
  const files = process.env['GROCER_DIST'] === '1' ? publishedFiles() : new Map<string, string>();
  return { name: 'published-exports', enforce: 'pre', resolveId: (specifier) => files.get(specifier) };
};
