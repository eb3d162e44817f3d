import path from 'node:path';

/** The root folder of the workspace. */
export const root = path.resolve(import.meta.dirname, '..');
