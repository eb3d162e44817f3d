export { addBankCard } from './contract/add-bank-card.ts';
export type { NewBankCard } from './contract/add-bank-card.ts';
export { addGiftCard } from './contract/add-gift-card.ts';
export type { NewGiftCard } from './contract/add-gift-card.ts';
export { addSnapCard } from './contract/add-snap-card.ts';
export type { NewSnapCard } from './contract/add-snap-card.ts';
export { mintToken, signIn, signOut } from './contract/auth.ts';
export { call, fillPath, pathParams, tolerantCall } from './contract/call.ts';
export type { AnyCall, Call, Method, Parts } from './contract/call.ts';
export { calls } from './contract/calls.ts';
export { checkGiftBalance } from './contract/check-gift-balance.ts';
export { checkSnapBalance } from './contract/check-snap-balance.ts';
export type { SnapBalanceQuestion } from './contract/check-snap-balance.ts';
export { deleteCard } from './contract/delete-card.ts';
export type { DeviceData } from './contract/device-data.ts';
export { editCard } from './contract/edit-card.ts';
export type { EditedCard } from './contract/edit-card.ts';
export { ERROR_CODES } from './contract/error-codes.ts';
export type { ErrorCode, ErrorRule } from './contract/error-codes.ts';
export { checkHealth } from './contract/health.ts';
export { listBillingAddresses, WireAccountAddress } from './contract/list-billing-addresses.ts';
export { listCards } from './contract/list-cards.ts';
export type { CardList, ListCardsInput } from './contract/list-cards.ts';
export { preferCard } from './contract/prefer-card.ts';
export { saveBillingAddress } from './contract/save-billing-address.ts';
export type { AddressToSave } from './contract/save-billing-address.ts';
export {
  openVaultSession,
  redeemCardToken,
  redeemCvvToken,
  redeemPinToken,
  tokenise,
  VaultAnswer,
} from './contract/vault.ts';
export {
  fromWireAddress,
  toAddressLines,
  toCard,
  toWireAddress,
  WireCard,
  WireCardAddress,
} from './contract/wire-card.ts';
export { INTENT_MISSING, KEY_OUTSTANDING, WireError } from './contract/wire-error.ts';
