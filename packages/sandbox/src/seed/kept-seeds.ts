import type { VaultKeyText } from '../vault/keys.ts';

/** What a seeded database cannot be read without. */
export interface Secrets {
  /** Between API and vault. */
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

/** What was made for a key before, or is made now. A failure is not kept. */
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

/** For those who hand nothing on: it depends on nothing but the key. */
const ofModule = new Map<string, Promise<Seed>>();

/** The seeds that were made before, by key. */
export function keptSeeds(): Map<string, Promise<Seed>> {
  // Whoever opens a page for each file of tests hands them on from one page to the next.
  const handedOn: typeof ofModule | undefined = Reflect.get(globalThis, Symbol.for('grocer.seeds'));
  return handedOn ?? ofModule;
}
