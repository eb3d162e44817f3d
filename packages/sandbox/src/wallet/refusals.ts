import type { VaultTrouble } from '../api/vault-port.ts';
import { MOST_ADDRESSES } from './addresses.ts';
import { notFound, refuse } from '../wire/reply.ts';
import type { Refusal } from '../wire/reply.ts';

/** A card or address that is not the shopper's. Foreign, deleted and invented ids get the same answer. */
export const notTheirs = notFound;

export const addressBookFull = (): Refusal =>
  refuse(422, 'ADDRESS_LIMIT_REACHED', `An account takes ${MOST_ADDRESSES} addresses.`);

/** The token is invalid, used or expired: the shopper has to type the card or code again. */
const tokenSpent = (): Refusal =>
  refuse(422, 'CARD_TOKEN_SPENT', 'The token is not valid, has been used, or is too old.');

export const vaultUnavailable = (): Refusal =>
  refuse(503, 'VAULT_UNAVAILABLE', 'The card vault cannot be reached.', { retryAfter: 1 });

/** Returns the refusal for a vault that has refused or is unavailable. */
export const vaultRefusal = ({ why }: VaultTrouble): Refusal =>
  why === 'refused' ? tokenSpent() : vaultUnavailable();

export const duplicateCard = (): Refusal =>
  refuse(409, 'DUPLICATE_CARD', 'This card is already in the wallet.');
