import type { VaultKeyText } from '../vault/keys.ts';

/** What a seeded database cannot be read without. */
export interface Secrets {
  /** Between API and vault. */
  readonly link: string;
  readonly client: string;
  readonly fingerprints: string;
  readonly vault: VaultKeyText;
}

/** What API and vault hold before anybody has touched them, as images of their databases. */
export interface Seed {
  readonly secrets: Secrets;
  readonly api: Uint8Array;
  readonly vault: Uint8Array;
}

const KEPT = Symbol.for('grocer.seeds');

/** What was seeded before, by what it was seeded for: to copy a seed takes a tenth of the time. */
export function keptSeeds(): Map<string, Seed> {
  // On the page, so that whoever makes many pages can hand it on from one to the next.
  const found: Map<string, Seed> | undefined = Reflect.get(globalThis, KEPT);
  if (found) return found;
  const created = new Map<string, Seed>();
  Reflect.set(globalThis, KEPT, created);
  return created;
}
