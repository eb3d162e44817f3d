import * as authored from '../authored/elsewhere.ts';

/** That the shopper has chosen otherwise in another tab, or on another device. */
export const elsewhereMessages = { ...authored };
export type ElsewhereMessages = typeof elsewhereMessages;
