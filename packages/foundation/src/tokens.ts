export { skins } from './ui/tokens.ts';
/** @public For tools that list every token. */
export { TOKENS } from './ui/tokens.ts';
export type { Token } from './ui/tokens.ts';
