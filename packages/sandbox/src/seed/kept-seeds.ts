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

const ofModule = new Map<string, Promise<Seed>>();

/** The seeds that were made before, by key. */
export function keptSeeds(): Map<string, Promise<Seed>> {
  // Whoever opens a page for each file of tests hands them on from one page to the next.
  const handedOn: typeof ofModule | undefined = Reflect.get(globalThis, Symbol.for('grocer.seeds'));
  return handedOn ?? ofModule;
}
