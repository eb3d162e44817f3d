export { addBankCard } from './contract/add-bank-card.ts';
export type { DeviceData, NewBankCard } from './contract/add-bank-card.ts';
export { mintToken, signIn, signOut } from './contract/auth.ts';
export { call, fillPath, pathParams, tolerantCall } from './contract/call.ts';
export type { AnyCall, Call, Method, Parts } from './contract/call.ts';
export { calls } from './contract/calls.ts';
export { ERROR_CODES } from './contract/error-codes.ts';
export type { ErrorCode, ErrorRule } from './contract/error-codes.ts';
export { checkHealth } from './contract/health.ts';
export { listBillingAddresses, WireAccountAddress } from './contract/list-billing-addresses.ts';
export { listCards } from './contract/list-cards.ts';
export type { CardList, ListCardsInput } from './contract/list-cards.ts';
export { openVaultSession, redeemCardToken, tokenise, VaultAnswer } from './contract/vault.ts';
export {
  fromWireAddress,
  toAddressLines,
  toCard,
  toWireAddress,
  WireCard,
  WireCardAddress,
} from './contract/wire-card.ts';
export { INTENT_MISSING, KEY_OUTSTANDING, WireError } from './contract/wire-error.ts';
