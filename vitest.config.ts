// Editors and a plain `vitest` look for this file.
export { default } from './vitest.workspace.ts';
