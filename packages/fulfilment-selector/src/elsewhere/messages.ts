import * as authored from '../authored/elsewhere.ts';
import { chooseFailed } from '../authored/found-stores.ts';

/** That the shopper has chosen otherwise in another tab, or on another device. */
export const elsewhereMessages = { ...authored, failed: chooseFailed };
export type ElsewhereMessages = typeof elsewhereMessages;
