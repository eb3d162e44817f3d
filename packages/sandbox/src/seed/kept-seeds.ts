import type { VaultKeyText } from '../vault/keys.ts';

/** The secrets without which a seeded database cannot be read. */
export interface Secrets {
  /** Authenticates the API to the vault. */
  readonly link: string;
  readonly client: string;
  readonly fingerprints: string;
  readonly vault: VaultKeyText;
}

/** The demo data of API and vault, as images of their databases. */
export interface Seed {
  readonly secrets: Secrets;
  readonly api: Uint8Array;
  readonly vault: Uint8Array;
}

/** Returns what was made for a key, or makes it. A failure is not kept. */
export function madeOnce<Key, Made>(
  kept: Map<Key, Promise<Made>>,
  key: Key,
  make: () => Promise<Made>,
): Promise<Made> {
  const found = kept.get(key);
  if (found) return found;
  const making = make();
  kept.set(key, making);
  making.catch(() => kept.delete(key));
  return making;
}

/** The seeds of a page without handed-on seeds; a seed depends on its key only. */
const ofModule = new Map<string, Promise<Seed>>();

/** Returns the existing seeds by key. */
export function keptSeeds(): Map<string, Promise<Seed>> {
  // A test runner that opens a page per test file can hand the seeds on from page to page.
  const handedOn: typeof ofModule | undefined = Reflect.get(globalThis, Symbol.for('grocer.seeds'));
  return handedOn ?? ofModule;
}
