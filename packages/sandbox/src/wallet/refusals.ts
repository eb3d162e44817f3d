import { MOST_ADDRESSES } from './addresses.ts';
import { notFound, refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';

/** A card or address that is not the shopper's: foreign, deleted and made-up ids are all the same. */
export const notTheirs = notFound;

export const addressBookFull = (): Refusal =>
  refuse(422, 'ADDRESS_LIMIT_REACHED', `An account takes ${MOST_ADDRESSES} addresses.`);

export const tokenRefused = (): Refusal =>
  refuse(422, 'KC2617', 'The card token is not valid, or has been used.');

export const vaultUnavailable = (): Refusal =>
  refuse(503, 'VAULT_UNAVAILABLE', 'The card vault cannot be reached.', { retryAfter: 1 });

export const duplicateCard = (): Refusal =>
  refuse(409, 'DUPLICATE_CARD', 'This card is already in the wallet.');
