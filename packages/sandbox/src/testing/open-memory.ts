import { DatabaseSync } from 'node:sqlite';
import { nodeQueries } from '../db/open-node.ts';
import type { OpenMemory } from '../db/open-web.ts';

// Node 26 has them; our types are of Node 24, which runs the sandbox too.
declare module 'node:sqlite' {
  interface DatabaseSync {
    serialize(): Uint8Array;
    deserialize(image: Uint8Array): void;
  }
}

/** False on a Node that cannot copy whole databases: its tests run on WebAssembly. */
export const isCopying = 'deserialize' in DatabaseSync.prototype;

const openMemory: OpenMemory = (image) => {
  const db = new DatabaseSync(':memory:');
  if (image) db.deserialize(image);
  return { ...nodeQueries(db), image: () => db.serialize() };
};

/** Node's own SQLite in the place of WebAssembly. */
export const loadSqlite = (): Promise<OpenMemory> => Promise.resolve(openMemory);
