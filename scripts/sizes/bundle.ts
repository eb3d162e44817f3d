import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { build, type Plugin, type Rollup } from 'vite';
import { publishedFiles } from '../published-exports.ts';
import { root } from '../root.ts';

export interface LazyChunk {
  readonly name: string;
  /** All files that its import loads. */
  readonly files: readonly string[];
}

export interface Bundle {
  /** The entry and its static imports. */
  readonly initial: readonly string[];
  readonly lazy: readonly LazyChunk[];
  /** Returns the gzip size of files in bytes. */
  sizeOf(files: Iterable<string>): number;
}

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

const HOST = path.join(root, 'host.js');

const hostPlugin = (code: string): Plugin => {
  const files = publishedFiles();
  return {
    name: 'host',
    enforce: 'pre',
    resolveId: (specifier) => (specifier === HOST ? '\0host' : files.get(specifier)),
    load: (id) => (id === '\0host' ? code : undefined),
  };
};

/**
 * Builds with Vite's library mode, which adds no code of its own. It keeps comments, so chunks are minified
 * afterwards. As in an application, the entry chunk may contain other code that is loaded with it.
 */
const chunksOf = async (code: string): Promise<Chunks> => {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [hostPlugin(code)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: HOST, formats: ['es'] },
      rollupOptions: {
        preserveEntrySignatures: 'allow-extension',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { chunkFileNames: '[name].js' },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return new Map(outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
};

const zippedSize = async (code: string): Promise<number> => {
  const minified = await transform(code, {
    minify: true,
    target: 'es2022',
    format: 'esm',
    legalComments: 'none',
  });
  return gzipSync(minified.code, { level: 9 }).length;
};

const closure = (chunks: Chunks, file: string, seen = new Set<string>()): Set<string> => {
  const chunk = chunks.get(file);
  if (!chunk || seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunk.imports) closure(chunks, next, seen);
  return seen;
};

const chunkName = (file: string): string => file.replace(/(-[A-Z0-9]{8})?\.js$/, '');

/** Bundles a host's code as its own bundler would, without React. */
export const bundle = async (code: string): Promise<Bundle> => {
  const chunks = await chunksOf(code);
  const sizes = new Map<string, number>();
  for (const [file, chunk] of chunks) sizes.set(file, await zippedSize(chunk.code));
  const all = [...chunks.values()];
  const entry = all.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const lazy = new Set(all.flatMap(({ dynamicImports }) => dynamicImports));
  return {
    initial: [...closure(chunks, entry)],
    lazy: [...lazy].map((file) => ({ name: chunkName(file), files: [...closure(chunks, file)] })),
    sizeOf: (files) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0),
  };
};
