export { addBankCard } from './contract/wallet/add-bank-card.ts';
export type { NewBankCard } from './contract/wallet/add-bank-card.ts';
export { addGiftCard } from './contract/wallet/add-gift-card.ts';
export type { NewGiftCard } from './contract/wallet/add-gift-card.ts';
export { addSnapCard } from './contract/wallet/add-snap-card.ts';
export type { NewSnapCard } from './contract/wallet/add-snap-card.ts';
export { readSignInToken } from './contract/auth/read-sign-in-token.ts';
export { mintToken, readSession, signIn, signOut } from './contract/auth/auth.ts';
export { pathParams, safeParse } from './contract/call.ts';
export type { AnyCall, Call, Method } from './contract/call.ts';
export { calls } from './contract/calls.ts';
export { checkGiftBalance } from './contract/wallet/check-gift-balance.ts';
export { checkSnapBalance } from './contract/wallet/check-snap-balance.ts';
export type { SnapBalanceQuestion } from './contract/wallet/check-snap-balance.ts';
export { deleteCard } from './contract/wallet/delete-card.ts';
export type { DeviceData } from './contract/wallet/device-data.ts';
export { editCard } from './contract/wallet/edit-card.ts';
export type { EditedCard } from './contract/wallet/edit-card.ts';
export { isUnconfirmed } from './contract/error-codes.ts';
export type { ErrorCode } from './contract/error-codes.ts';
export { checkHealth } from './contract/health.ts';
export { listBillingAddresses } from './contract/wallet/list-billing-addresses.ts';
export { listCards } from './contract/wallet/list-cards.ts';
export type { CardList } from './contract/wallet/list-cards.ts';
export { preferCard } from './contract/wallet/prefer-card.ts';
export { saveBillingAddress } from './contract/wallet/save-billing-address.ts';
export {
  openVaultSession,
  redeemCardToken,
  redeemCvvToken,
  redeemPinToken,
  tokenise,
} from './contract/vault/vault.ts';
export type { VaultAnswer } from './contract/vault/vault.ts';
export { toWireAddress, WireCardAddressSchema } from './contract/wallet/wire-card.ts';
export type { WireCard, WireCardAddress } from './contract/wallet/wire-card.ts';
export { INTENT_MISSING, KEY_OUTSTANDING } from './contract/refusal-body.ts';
export { WireErrorSchema } from './contract/wire-error.ts';
export type { WireError } from './contract/wire-error.ts';
export { addCartItems } from './contract/cart/add-cart-items.ts';
export type { CartAddition } from './contract/cart/add-cart-items.ts';
export { changeCartLine } from './contract/cart/change-cart-line.ts';
export type { CartLineChange } from './contract/cart/change-cart-line.ts';
export { moveCart } from './contract/cart/move-cart.ts';
export type { CartMove } from './contract/cart/move-cart.ts';
export { listFlashSales } from './contract/cart/list-flash-sales.ts';
export type { FlashSaleQuestion } from './contract/cart/list-flash-sales.ts';
export { listProducts } from './contract/cart/list-products.ts';
export { lookUpProducts } from './contract/cart/look-up-products.ts';
export { searchProducts } from './contract/cart/search-products.ts';
export type { ProductSearch, WireCatalogueProduct } from './contract/cart/search-products.ts';
export { readCart } from './contract/cart/read-cart.ts';
export { addConsents } from './contract/consent/add-consents.ts';
export { listConsents } from './contract/consent/list-consents.ts';
export { updateConsent } from './contract/consent/update-consent.ts';
export { readContent } from './contract/content/read-content.ts';
export { listModalityOptions } from './contract/modality/list-modality-options.ts';
export type { ModalityOptionsQuestion } from './contract/modality/list-modality-options.ts';
export { readModalityPreferences } from './contract/modality/read-modality-preferences.ts';
export { setActiveModality } from './contract/modality/set-active-modality.ts';
export { addAddress } from './contract/profile/add-address.ts';
export { listAddresses } from './contract/profile/list-addresses.ts';
export type { AddressList } from './contract/profile/list-addresses.ts';
export { removeAddress } from './contract/profile/remove-address.ts';
export { updateAddress } from './contract/profile/update-address.ts';
export { validateAddressForModality } from './contract/profile/validate-address-for-modality.ts';
export type { AddressEligibility } from './contract/profile/validate-address-for-modality.ts';
export { createCheckout } from './contract/scheduling/create-checkout.ts';
export type { Contact, NewCheckout } from './contract/scheduling/create-checkout.ts';
export { createPromise } from './contract/scheduling/create-promise.ts';
export type { WantedTime } from './contract/scheduling/create-promise.ts';
export { listPromisingTimeslots } from './contract/scheduling/list-promising-timeslots.ts';
export { listReplacements } from './contract/scheduling/list-replacements.ts';
export { listUpfrontTimeslots } from './contract/scheduling/list-upfront-timeslots.ts';
export { readPromise } from './contract/scheduling/read-promise.ts';
export { updatePromise } from './contract/scheduling/update-promise.ts';
export type { AddressPayload } from './contract/profile/wire-profile-address.ts';
export type { WireProfileAddress } from './contract/profile/wire-profile-address.ts';
export { ADDRESS_ID_MISSING } from './contract/profile/wire-profile-address.ts';
export { toWirePlace } from './contract/profile/wire-place.ts';
export type { WirePlace } from './contract/profile/wire-place.ts';
export {
  fromWireDestination,
  toModality,
  WireDestinationSchema,
  WirePreferenceSchema,
} from './contract/modality/wire-modality.ts';
export type { WireDestination, WireOption, WirePreference } from './contract/modality/wire-modality.ts';
export type { WireStore } from './contract/modality/wire-store.ts';
export type { WireConsent } from './contract/consent/wire-consent.ts';
export type { WireTimeOption, WireTimeslots } from './contract/scheduling/wire-timeslots.ts';
export { WireWantedItemSchema } from './contract/scheduling/wire-items.ts';
export type { WireWantedItem } from './contract/scheduling/wire-items.ts';
export type { WirePromise } from './contract/scheduling/wire-promise.ts';
export type { WireWindow } from './contract/scheduling/wire-window.ts';
export type { WireProduct } from './contract/cart/wire-product.ts';
export type { WireCartLine } from './contract/cart/wire-cart.ts';
export { addBookAddress } from './contract/account/add-book-address.ts';
export { findStores } from './contract/account/find-stores.ts';
export { listBookAddresses } from './contract/account/list-book-addresses.ts';
export { readApplicationData } from './contract/account/read-application-data.ts';
export type { ApplicationData } from './contract/account/read-application-data.ts';
export { readCommunicationPreferences } from './contract/account/read-communication-preferences.ts';
export type { CommunicationQuestion } from './contract/account/read-communication-preferences.ts';
export { readCommunityRewards } from './contract/account/read-community-rewards.ts';
export type { CommunityRewards } from './contract/account/read-community-rewards.ts';
export { readEmailPreferences } from './contract/account/read-email-preferences.ts';
export { readPreferredStore } from './contract/account/read-preferred-store.ts';
export { readProfile } from './contract/account/read-profile.ts';
export { readSmsOptIn } from './contract/account/read-sms-opt-in.ts';
export { readTransactionalSms } from './contract/account/read-transactional-sms.ts';
export { removeBookAddress } from './contract/account/remove-book-address.ts';
export { updateBookAddress } from './contract/account/update-book-address.ts';
export type { BookAddressUpdate } from './contract/account/update-book-address.ts';
export { updateCommunicationPreferences } from './contract/account/update-communication-preferences.ts';
export { updateEmailPreferences } from './contract/account/update-email-preferences.ts';
export type { EmailPreferencesUpdate } from './contract/account/update-email-preferences.ts';
export { updatePreferredStore } from './contract/account/update-preferred-store.ts';
export { updateSmsOptIn } from './contract/account/update-sms-opt-in.ts';
export type { SmsOptIn, SmsUpdate } from './contract/account/update-sms-opt-in.ts';
export { validateAddress } from './contract/account/validate-address.ts';
export type { LocatedCheck } from './contract/account/validate-address.ts';
export { createPayment } from './contract/checkout/create-payment.ts';
export type { NewPayment, Payment } from './contract/checkout/create-payment.ts';
export { modifyTip } from './contract/checkout/modify-tip.ts';
export type { TipUpdate } from './contract/checkout/modify-tip.ts';
export { readCheckoutTip } from './contract/checkout/read-checkout-tip.ts';
export type {
  BookAddressBody,
  BookAddressDraft,
  BookAnswer,
  WireBookAddress,
} from './contract/account/wire-book-address.ts';
export type {
  EmailPreferencesAnswer,
  PreferenceLink,
  WireEmailPreference,
} from './contract/account/wire-email-preference.ts';
export type { PreferredStore } from './contract/account/wire-preferred-store.ts';
export type { WireProfile } from './contract/account/wire-profile.ts';
export type { SmsAnswer, SmsQuestion } from './contract/account/wire-sms.ts';
export type { PaidCheckout } from './contract/checkout/wire-tip.ts';
export { activateCheckout } from './contract/checkout/activate-checkout.ts';
export type { Activation, Tender } from './contract/checkout/activate-checkout.ts';
export { readCheckout } from './contract/checkout/read-checkout.ts';
export { readPaymentInfo } from './contract/checkout/read-payment-info.ts';
export type { PaymentInfo } from './contract/checkout/read-payment-info.ts';
export { updateFulfilment } from './contract/checkout/update-fulfilment.ts';
export type { ContactUpdate, FulfilmentUpdate } from './contract/checkout/update-fulfilment.ts';
export { updateLineItems } from './contract/checkout/update-line-items.ts';
export type { LineItemsUpdate } from './contract/checkout/update-line-items.ts';
export { addOrderCard } from './contract/checkout/add-order-card.ts';
export type { OrderCard } from './contract/checkout/add-order-card.ts';
export { updatePayment } from './contract/checkout/update-payment.ts';
export type { PaymentUpdate } from './contract/checkout/update-payment.ts';
export { updatePromos } from './contract/checkout/update-promos.ts';
export type { PromoUpdate } from './contract/checkout/update-promos.ts';
export { updateTip } from './contract/checkout/update-tip.ts';
export type { CheckoutTipUpdate } from './contract/checkout/update-tip.ts';
export type { CheckoutAnswer, WireWholeCheckout } from './contract/checkout/wire-checkout.ts';
export type { OrderIdentity } from './contract/checkout/wire-identity.ts';
export type { WireLineItem } from './contract/checkout/wire-line-item.ts';
export type { WireOrderLine } from './contract/checkout/wire-order.ts';
export type { WirePaymentLine, WireSummary, WireSummaryLine } from './contract/checkout/wire-money.ts';
export { clearCart } from './contract/cart/clear-cart.ts';
export { beginModifyCart, deleteModifyCart } from './contract/cart/modify-cart.ts';
export { listOrders } from './contract/checkout/list-orders.ts';
export type { PastOrders, PastOrdersQuestion } from './contract/checkout/list-orders.ts';
export { mergeOrder } from './contract/checkout/merge-order.ts';
export { modifyCheckout } from './contract/checkout/modify-checkout.ts';
export type { Modification } from './contract/checkout/modify-checkout.ts';
export type { CheckoutQuestion } from './contract/checkout/read-checkout.ts';
