import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';
import { bundleChunks, integrityOf } from './script-tag/bundle-chunks.ts';
import { bundleLoader, CHUNK_FOLDER } from './script-tag/bundle-loader.ts';

// Adds the script tag's files to the built wallet: the loader, its chunks, their licences, and all hashes.
const dist = path.join(root, 'packages', 'wallet', 'dist');
const chunks = await bundleChunks('preact');
const loader = { name: 'wallet.global.js', code: await bundleLoader(chunks) };
const files = [
  { ...loader, integrity: integrityOf(loader.code) },
  ...chunks.files.map(({ name, ...file }) => ({ name: `${CHUNK_FOLDER}/${name}`, ...file })),
];

rmSync(path.join(dist, CHUNK_FOLDER), { recursive: true, force: true });
mkdirSync(path.join(dist, CHUNK_FOLDER), { recursive: true });
for (const { name, code } of files) writeFileSync(path.join(dist, name), code);
writeFileSync(path.join(dist, CHUNK_FOLDER, 'LICENCES.txt'), chunks.licences);
const hashes = Object.fromEntries(files.map(({ name, integrity }) => [name, integrity]));
writeFileSync(path.join(dist, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
