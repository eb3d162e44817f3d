import { gzipSync } from 'node:zlib';
import { bundleChunks, ENTRY, type Runtime } from '../script-tag/bundle-chunks.ts';
import { bundleLoader } from '../script-tag/bundle-loader.ts';

const zipped = (code: string): number => gzipSync(code, { level: 9 }).length;

/**
 * Returns the gzip size in bytes of what the script tag loads until the list can be painted, with the loader.
 */
export const scriptTagSize = async (runtime: Runtime): Promise<number> => {
  const chunks = await bundleChunks(runtime);
  const wanted = new Set(chunks.parts[ENTRY]);
  const files = chunks.files.filter(({ name }) => wanted.has(name));
  const loader = zipped(await bundleLoader(chunks));
  return files.reduce((sum, { code }) => sum + zipped(code), loader);
};
