import { gzipSync } from 'node:zlib';
import { bundleChunks, ENTRY, type Runtime } from '../script-tag/bundle-chunks.ts';
import { bundleLoader } from '../script-tag/bundle-loader.ts';

const zipped = (code: string): number => gzipSync(code, { level: 9 }).length;

/** gzip bytes of a script tag that a page loads until the given parts are there, its loader included. */
export const scriptTagSize = async (runtime: Runtime, parts: readonly string[]): Promise<number> => {
  const chunks = await bundleChunks(runtime);
  const missing = parts.filter((part) => !chunks.parts[part]);
  if (missing.length > 0) {
    const names = Object.keys(chunks.parts).join(', ');
    throw new Error(`No part of the script tag is called "${missing.join('", "')}". There are: ${names}.`);
  }
  const wanted = new Set([ENTRY, ...parts].flatMap((part) => chunks.parts[part] ?? []));
  const files = chunks.files.filter(({ name }) => wanted.has(name));
  const loader = zipped(await bundleLoader(chunks));
  return files.reduce((sum, { code }) => sum + zipped(code), loader);
};
