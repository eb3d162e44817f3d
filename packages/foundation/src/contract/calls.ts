import { addBankCard } from './add-bank-card.ts';
import { addGiftCard } from './add-gift-card.ts';
import { addSnapCard } from './add-snap-card.ts';
import { mintToken, signIn, signOut } from './auth.ts';
import type { AnyCall } from './call.ts';
import { checkGiftBalance } from './check-gift-balance.ts';
import { checkSnapBalance } from './check-snap-balance.ts';
import { deleteCard } from './delete-card.ts';
import { editCard } from './edit-card.ts';
import { checkHealth } from './health.ts';
import { listBillingAddresses } from './list-billing-addresses.ts';
import { listCards } from './list-cards.ts';
import { preferCard } from './prefer-card.ts';
import { saveBillingAddress } from './save-billing-address.ts';
import { openVaultSession, redeemCardToken, redeemCvvToken, redeemPinToken, tokenise } from './vault.ts';

/** Every call there is. A call that is not in this table does not exist. */
export const calls = (): readonly AnyCall[] => [
  listCards,
  addBankCard,
  addSnapCard,
  addGiftCard,
  editCard,
  deleteCard,
  listBillingAddresses,
  saveBillingAddress,
  checkGiftBalance,
  checkSnapBalance,
  preferCard,
  signIn,
  mintToken,
  signOut,
  openVaultSession,
  tokenise,
  redeemCardToken,
  redeemCvvToken,
  redeemPinToken,
  checkHealth,
];
