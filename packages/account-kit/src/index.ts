export {
  accountPaths,
  accountTexts,
  addressErrorText,
  addressPath,
  bannerMark,
  communityRewardsName,
  DECLINE_CODES,
  EBT_PROGRAMS,
  failureText,
  GrocerError,
  isGrocerError,
  PAYMENT_APPLICATIONS,
  PAYMENT_CARD_TYPES,
  phoneForService,
  skins,
  takePreferencesLink,
  tipAmount,
  tipChoices,
  tipPayload,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  typedTip,
} from './server.ts';
export type { AccountConfig, AccountToggles, AccountUpdate, AccountView, NavItem } from './config.ts';
export type { AccountAnalyticsEvent } from './core/analytics.ts';
export type { AccountState } from './core/public-state.ts';
export type { AccountEvents, AgeCancelReason, PreferenceKind } from './events.ts';
export type { AgeAnswer, AgeQuestion, AgeRestrictedItem } from './features/age-verification/question.ts';
export type { AccountTexts } from './errors/messages.ts';
export type { BannerMark } from './features/banner-logo/rules.ts';
export type { TipResult, TipWish } from './features/tip/submitting.ts';
export type { TipChoice, TipPayload } from './features/tip/rules.ts';
export type {
  DeclineCode,
  EbtProgram,
  PaymentApplication,
  PaymentCardType,
  TransactionStatus,
  TransactionType,
} from './payments/terms.ts';
export type { AccountHandle } from './handle.ts';
export type { AccountMessages } from './messages.ts';
export type { PreferenceLink } from '@grocer/foundation/contract';
export { mount } from './mount.tsx';
