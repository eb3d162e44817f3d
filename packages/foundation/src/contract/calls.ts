import { accountCalls } from './account/account-calls.ts';
import { checkoutCalls } from './checkout/checkout-calls.ts';
import { createPayment } from './checkout/create-payment.ts';
import { modifyTip } from './checkout/modify-tip.ts';
import { readCheckoutTip } from './checkout/read-checkout-tip.ts';
import { addBankCard } from './wallet/add-bank-card.ts';
import { addGiftCard } from './wallet/add-gift-card.ts';
import { addSnapCard } from './wallet/add-snap-card.ts';
import { readSignInToken } from './auth/read-sign-in-token.ts';
import { mintToken, readSession, signIn, signOut } from './auth/auth.ts';
import type { AnyCall } from './call.ts';
import { addCartItems } from './cart/add-cart-items.ts';
import { changeCartLine } from './cart/change-cart-line.ts';
import { moveCart } from './cart/move-cart.ts';
import { listFlashSales } from './cart/list-flash-sales.ts';
import { listProducts } from './cart/list-products.ts';
import { lookUpProducts } from './cart/look-up-products.ts';
import { searchProducts } from './cart/search-products.ts';
import { readCart } from './cart/read-cart.ts';
import { checkGiftBalance } from './wallet/check-gift-balance.ts';
import { checkSnapBalance } from './wallet/check-snap-balance.ts';
import { addConsents } from './consent/add-consents.ts';
import { listConsents } from './consent/list-consents.ts';
import { updateConsent } from './consent/update-consent.ts';
import { readContent } from './content/read-content.ts';
import { deleteCard } from './wallet/delete-card.ts';
import { editCard } from './wallet/edit-card.ts';
import { checkHealth } from './health.ts';
import { listBillingAddresses } from './wallet/list-billing-addresses.ts';
import { listCards } from './wallet/list-cards.ts';
import { listModalityOptions } from './modality/list-modality-options.ts';
import { readModalityPreferences } from './modality/read-modality-preferences.ts';
import { setActiveModality } from './modality/set-active-modality.ts';
import { preferCard } from './wallet/prefer-card.ts';
import { addAddress } from './profile/add-address.ts';
import { listAddresses } from './profile/list-addresses.ts';
import { removeAddress } from './profile/remove-address.ts';
import { updateAddress } from './profile/update-address.ts';
import { validateAddressForModality } from './profile/validate-address-for-modality.ts';
import { saveBillingAddress } from './wallet/save-billing-address.ts';
import { createCheckout } from './scheduling/create-checkout.ts';
import { createPromise } from './scheduling/create-promise.ts';
import { listPromisingTimeslots } from './scheduling/list-promising-timeslots.ts';
import { listReplacements } from './scheduling/list-replacements.ts';
import { listUpfrontTimeslots } from './scheduling/list-upfront-timeslots.ts';
import { readPromise } from './scheduling/read-promise.ts';
import { updatePromise } from './scheduling/update-promise.ts';
import {
  openVaultSession,
  redeemCardToken,
  redeemCvvToken,
  redeemPinToken,
  tokenise,
} from './vault/vault.ts';

/** Returns every call of the contract. A call that is missing from this table does not exist. */
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
  readSession,
  mintToken,
  readSignInToken,
  signOut,
  openVaultSession,
  tokenise,
  redeemCardToken,
  redeemCvvToken,
  redeemPinToken,
  listAddresses,
  addAddress,
  updateAddress,
  removeAddress,
  validateAddressForModality,
  listModalityOptions,
  readModalityPreferences,
  setActiveModality,
  listConsents,
  addConsents,
  updateConsent,
  readContent,
  listUpfrontTimeslots,
  listPromisingTimeslots,
  createPromise,
  readPromise,
  updatePromise,
  listReplacements,
  listProducts,
  lookUpProducts,
  searchProducts,
  readCart,
  addCartItems,
  changeCartLine,
  moveCart,
  createCheckout,
  listFlashSales,
  ...accountCalls(),
  readCheckoutTip,
  createPayment,
  modifyTip,
  ...checkoutCalls(),
  checkHealth,
];
