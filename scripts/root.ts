import path from 'node:path';

/** The folder of the whole workspace. */
export const root = path.resolve(import.meta.dirname, '..');
