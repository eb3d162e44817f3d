export { skins } from './ui/tokens.ts';
/** @public For whoever shows them all. */
export { TOKENS } from './ui/tokens.ts';
export type { Token } from './ui/tokens.ts';
