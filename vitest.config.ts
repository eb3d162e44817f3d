// Editors and a bare `vitest` look for this name.
export { default } from './vitest.workspace.ts';
