import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../root.ts';
import type { Chunks } from './bundle-chunks.ts';

/** Folder of the chunks, relative to the loader. */
export const CHUNK_FOLDER = 'global';

/** Builds the classic script for a page's script tag; it contains the name and hash of every chunk. */
export const bundleLoader = async ({ files, parts }: Chunks): Promise<string> => {
  const hashes = Object.fromEntries(
    files.map(({ name, integrity }) => [`${CHUNK_FOLDER}/${name}`, integrity]),
  );
  const paths = Object.entries(parts).map(
    ([name, needs]) => [name, needs.map((file) => `${CHUNK_FOLDER}/${file}`)] as const,
  );
  const built = await build({
    entryPoints: [path.join(root, 'packages', 'wallet', 'src', 'core', 'script-tag', 'global.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    // A browser that is too old for the chunks must be able to parse the loader, which reports that.
    target: 'es2020',
    write: false,
    legalComments: 'none',
    define: { CHUNKS: JSON.stringify({ hashes, parts: Object.fromEntries(paths) }) },
  });
  return built.outputFiles[0]?.text ?? '';
};
