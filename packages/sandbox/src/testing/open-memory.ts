import { DatabaseSync } from 'node:sqlite';
import { nodeQueries } from '../db/open-node.ts';
import type { OpenMemory } from '../db/open-web.ts';

// Tests run on Node 26, which copies whole databases; our types are of Node 24, which runs the sandbox too.
declare module 'node:sqlite' {
  interface DatabaseSync {
    serialize(): Uint8Array;
    deserialize(image: Uint8Array): void;
  }
}

const openMemory: OpenMemory = (image) => {
  const db = new DatabaseSync(':memory:');
  if (image) db.deserialize(image);
  db.exec('PRAGMA foreign_keys=ON');
  return { ...nodeQueries(db), image: () => db.serialize() };
};

/** Node's own SQLite in the place of WebAssembly. */
export const loadSqlite = (): Promise<OpenMemory> => Promise.resolve(openMemory);
