import { createHash } from 'node:crypto';
import path from 'node:path';
import { transform } from 'esbuild';
import { build, type Rollup } from 'vite';
import { BUILD_TARGET } from '../build-target.ts';
import { licencesOf } from '../licences.ts';
import { ownExports } from '../own-exports.ts';
import { preactAliases } from '../preact-aliases.ts';
import { root } from '../root.ts';
import { checkedImports, importsAsChecked, partName, requireChecks } from './checked-imports.ts';
import { focusTrapModule } from './focus-trap-module.ts';
import { namedReact } from './named-react.ts';

export type Runtime = 'preact' | 'react';

export interface ChunkFile {
  readonly name: string;
  readonly code: string;
  /** Hash in the format of the `integrity` attribute. */
  readonly integrity: string;
}

export interface Chunks {
  readonly files: readonly ChunkFile[];
  /** Files that an import of each part loads, dependencies first. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Licences of the libraries in the chunks. */
  readonly licences: string;
}

/** The part that a page loads first. */
export const ENTRY = 'script-tag';
const INPUT = path.join(root, 'packages', 'wallet', 'src', 'core', 'script-tag', `${ENTRY}.ts`);

/** Returns the hash of a file in the format of the `integrity` attribute. */
export const integrityOf = (code: string): string =>
  `sha384-${createHash('sha384').update(code).digest('base64')}`;

const outputOf = async (runtime: Runtime): Promise<readonly Rollup.OutputChunk[]> => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [checkedImports(), focusTrapModule(), namedReact(), ownExports()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: runtime === 'preact' ? preactAliases() : [] },
    build: {
      write: false,
      target: BUILD_TARGET,
      // Vite's library mode adds no code of its own to an `import()`.
      lib: { entry: INPUT, formats: ['es'] },
      rollupOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name]-[hash:8].js',
          chunkFileNames: '[name]-[hash:8].js',
        },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return outputs.filter((one) => one.type === 'chunk');
};

/**
 * Makes V8 compile a file's functions while it downloads, off the main thread, instead of at their first
 * call.
 */
const COMPILED_ON_ARRIVAL = '//# allFunctionsCalledOnLoad';

/** Minifies a chunk, since library mode keeps whitespace and comments. */
const finish = async ({ fileName, isEntry, code }: Rollup.OutputChunk): Promise<ChunkFile> => {
  const minified = await transform(code, {
    minify: true,
    target: BUILD_TARGET,
    format: 'esm',
    legalComments: 'none',
    // Nearly all code of the first load runs to show the list; forms and menus may never be opened.
    banner: isEntry ? COMPILED_ON_ARRIVAL : '',
  });
  const finished = importsAsChecked(minified.code);
  requireChecks(fileName, finished);
  return { name: fileName, code: finished, integrity: integrityOf(finished) };
};

type ByName = ReadonlyMap<string, Rollup.OutputChunk>;

const needsOf = (chunks: ByName, file: string, seen = new Set<string>()): readonly string[] => {
  const chunk = chunks.get(file);
  if (!chunk || seen.has(file)) return [];
  seen.add(file);
  return [...chunk.imports.flatMap((next) => needsOf(chunks, next, seen)), file];
};

/** Builds the ES modules of the script tag, with React or Preact. */
export const bundleChunks = async (runtime: Runtime): Promise<Chunks> => {
  const output = await outputOf(runtime);
  const byName = new Map(output.map((chunk) => [chunk.fileName, chunk]));
  const parts: Record<string, readonly string[]> = {};
  for (const { fileName, facadeModuleId, isEntry, isDynamicEntry } of output) {
    if (!facadeModuleId || !(isEntry || isDynamicEntry)) continue;
    const name = partName(facadeModuleId);
    if (parts[name])
      throw new Error(`Two parts of the wallet are called ${name}. Rename one of the modules.`);
    parts[name] = needsOf(byName, fileName);
  }
  return {
    files: await Promise.all(output.map(finish)),
    parts,
    licences: licencesOf(output.flatMap(({ moduleIds }) => moduleIds)),
  };
};
