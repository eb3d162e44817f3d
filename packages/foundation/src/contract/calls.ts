import { addBankCard } from './add-bank-card.ts';
import { mintToken, signIn, signOut } from './auth.ts';
import type { AnyCall } from './call.ts';
import { checkHealth } from './health.ts';
import { listBillingAddresses } from './list-billing-addresses.ts';
import { listCards } from './list-cards.ts';
import { openVaultSession, redeemCardToken, tokenise } from './vault.ts';

/** Every call there is. A call that is not in this table does not exist. */
export const calls = (): readonly AnyCall[] => [
  listCards,
  addBankCard,
  listBillingAddresses,
  signIn,
  mintToken,
  signOut,
  openVaultSession,
  tokenise,
  redeemCardToken,
  checkHealth,
];
