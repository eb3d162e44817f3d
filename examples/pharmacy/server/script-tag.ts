import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const Manifest = v.object({ version: v.string() });
const Integrity = v.record(v.string(), v.string());

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export interface ScriptTag {
  /** The built files. */
  readonly folder: string;
  /** Where they are served: never with other content, so browsers may keep them for good. */
  readonly address: string;
  /** The hash of every file. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Reads what the installed wallet says of its script tag. */
export function readScriptTag(): ScriptTag {
  const manifest = fileURLToPath(import.meta.resolve('@grocer/wallet/package.json'));
  const { version } = v.parse(Manifest, readJson(manifest));
  const hashes = fileURLToPath(import.meta.resolve('@grocer/wallet/integrity.json'));
  const integrity = v.parse(Integrity, readJson(hashes));
  const digest = Buffer.from(integrity['wallet.global.js']?.replace('sha384-', '') ?? '', 'base64');
  return {
    folder: path.dirname(hashes),
    // A released version never changes; what this repository builds does, under one version.
    address: `/grocer/wallet/${version}-${digest.subarray(0, 4).toString('hex')}`,
    integrity,
  };
}
