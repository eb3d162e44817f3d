export { addBankCard } from './contract/wallet/add-bank-card.ts';
export type { NewBankCard } from './contract/wallet/add-bank-card.ts';
export { addGiftCard } from './contract/wallet/add-gift-card.ts';
export type { NewGiftCard } from './contract/wallet/add-gift-card.ts';
export { addSnapCard } from './contract/wallet/add-snap-card.ts';
export type { NewSnapCard } from './contract/wallet/add-snap-card.ts';
export { mintToken, readSession, signIn, signOut } from './contract/auth/auth.ts';
export { pathParams, safeParse } from './contract/call.ts';
/** @public For the tests of every service. */
export { fillPath, queryText } from './contract/call.ts';
export type { AnyCall, Call, Method, Parts } from './contract/call.ts';
export { calls } from './contract/calls.ts';
export { checkGiftBalance } from './contract/wallet/check-gift-balance.ts';
export { checkSnapBalance } from './contract/wallet/check-snap-balance.ts';
export type { SnapBalanceQuestion } from './contract/wallet/check-snap-balance.ts';
export { deleteCard } from './contract/wallet/delete-card.ts';
export type { DeviceData } from './contract/wallet/device-data.ts';
export { editCard } from './contract/wallet/edit-card.ts';
export type { EditedCard } from './contract/wallet/edit-card.ts';
/** @public For the tests of every client. */
export { ERROR_CODES } from './contract/error-codes.ts';
export type { ErrorCode, ErrorRule } from './contract/error-codes.ts';
export { checkHealth } from './contract/health.ts';
export { listBillingAddresses } from './contract/wallet/list-billing-addresses.ts';
export { listCards } from './contract/wallet/list-cards.ts';
export type { CardList, ListCardsInput } from './contract/wallet/list-cards.ts';
export { preferCard } from './contract/wallet/prefer-card.ts';
export { saveBillingAddress } from './contract/wallet/save-billing-address.ts';
export type { AddressToSave } from './contract/wallet/save-billing-address.ts';
export {
  openVaultSession,
  redeemCardToken,
  redeemCvvToken,
  redeemPinToken,
  tokenise,
  VaultAnswer,
} from './contract/vault/vault.ts';
export { toWireAddress, WireCard, WireCardAddress } from './contract/wallet/wire-card.ts';
export { INTENT_MISSING, KEY_OUTSTANDING, WireError } from './contract/wire-error.ts';
export { addCartItems } from './contract/cart/add-cart-items.ts';
export type { CartAddition } from './contract/cart/add-cart-items.ts';
export { changeCartLine } from './contract/cart/change-cart-line.ts';
export type { CartLineChange } from './contract/cart/change-cart-line.ts';
export { listFlashSales } from './contract/cart/list-flash-sales.ts';
export type { FlashSaleQuestion } from './contract/cart/list-flash-sales.ts';
export { listProducts } from './contract/cart/list-products.ts';
export { lookUpProducts } from './contract/cart/look-up-products.ts';
export { readCart } from './contract/cart/read-cart.ts';
export { addConsents } from './contract/consent/add-consents.ts';
export type { NewConsents } from './contract/consent/add-consents.ts';
export { listConsents } from './contract/consent/list-consents.ts';
export type { ConsentQuestion } from './contract/consent/list-consents.ts';
export { updateConsent } from './contract/consent/update-consent.ts';
export type { ConsentUpdate } from './contract/consent/update-consent.ts';
export { readContent } from './contract/content/read-content.ts';
export type { ContentQuestion } from './contract/content/read-content.ts';
export { listModalityOptions } from './contract/modality/list-modality-options.ts';
export type { ModalityOptionsQuestion } from './contract/modality/list-modality-options.ts';
export { readModalityPreferences } from './contract/modality/read-modality-preferences.ts';
export { setActiveModality } from './contract/modality/set-active-modality.ts';
export { addAddress } from './contract/profile/add-address.ts';
export { listAddresses } from './contract/profile/list-addresses.ts';
export { removeAddress } from './contract/profile/remove-address.ts';
export { updateAddress } from './contract/profile/update-address.ts';
export type { AddressUpdate } from './contract/profile/update-address.ts';
export { validateAddressForModality } from './contract/profile/validate-address-for-modality.ts';
export type { AddressEligibility } from './contract/profile/validate-address-for-modality.ts';
export { createCheckout } from './contract/scheduling/create-checkout.ts';
export type { Checkout, Contact, NewCheckout } from './contract/scheduling/create-checkout.ts';
export { createPromise } from './contract/scheduling/create-promise.ts';
export type { WantedTime } from './contract/scheduling/create-promise.ts';
export { listPromisingTimeslots } from './contract/scheduling/list-promising-timeslots.ts';
export { listReplacements } from './contract/scheduling/list-replacements.ts';
export { listUpfrontTimeslots } from './contract/scheduling/list-upfront-timeslots.ts';
export type { TimesQuestion, UpfrontQuestion } from './contract/scheduling/list-upfront-timeslots.ts';
export { readPromise } from './contract/scheduling/read-promise.ts';
export { updatePromise } from './contract/scheduling/update-promise.ts';
export type { PromiseUpdate } from './contract/scheduling/update-promise.ts';
export type { AddressDraft, AddressPayload } from './contract/profile/wire-profile-address.ts';
export { ADDRESS_ID_MISSING, WireProfileAddress } from './contract/profile/wire-profile-address.ts';
export { toWirePlace, WirePlace } from './contract/profile/wire-place.ts';
export {
  fromWireDestination,
  toModality,
  WireDestination,
  WireOption,
  WirePreference,
} from './contract/modality/wire-modality.ts';
export { WireStore } from './contract/modality/wire-store.ts';
export { WireConsent } from './contract/consent/wire-consent.ts';
export { WireTimeOption, WireTimeslots } from './contract/scheduling/wire-timeslots.ts';
export { WireWantedItem } from './contract/scheduling/wire-items.ts';
export { WirePromise } from './contract/scheduling/wire-promise.ts';
export { WireWindow } from './contract/scheduling/wire-window.ts';
export { WireProduct } from './contract/cart/wire-product.ts';
export { WireCartLine } from './contract/cart/wire-cart.ts';
