import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const Manifest = v.object({ version: v.string() });
const Integrity = v.record(v.string(), v.string());

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export interface ScriptTag {
  /** Folder of the built files. */
  readonly folder: string;
  /** Path at which they are served. Its content never changes, so browsers may cache it forever. */
  readonly address: string;
  /** Integrity hash of each file. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Reads version and hashes of the installed wallet's script tag. */
export function readScriptTag(): ScriptTag {
  const manifest = fileURLToPath(import.meta.resolve('@grocer/wallet/package.json'));
  const { version } = v.parse(Manifest, readJson(manifest));
  const hashes = fileURLToPath(import.meta.resolve('@grocer/wallet/integrity.json'));
  const integrity = v.parse(Integrity, readJson(hashes));
  const digest = Buffer.from(integrity['wallet.global.js']?.replace('sha384-', '') ?? '', 'base64');
  return {
    folder: path.dirname(hashes),
    // Builds of this repository change under one version, so the path contains a part of the hash.
    address: `/grocer/wallet/${version}-${digest.subarray(0, 4).toString('hex')}`,
    integrity,
  };
}
