export type { ErrorCategory, ErrorReport } from '@grocer/foundation/http';
export type { SelectorAnalyticsEvent } from './core/analytics.ts';
export type { ActiveModality, SelectorConfig, SelectorToggles, SelectorUpdate } from './config.ts';
export type { CloseReason, ModalityChange, SelectorEvents, Shopping } from './events.ts';
export type { SelectorHandle } from './handle.ts';
export type { PeriodUnit } from './membership/durations/rules.ts';
export type { Membership } from '@grocer/foundation/domain';
export type { Tier } from './membership/rules.ts';
export type { SelectorMessages } from './messages.ts';
export { mount } from './mount.tsx';
export type { ScreenAction, View } from './window/navigation/rules.ts';
export type { OpenableScreen } from './window/navigation/rules.ts';
export type { OpenAt } from './window/tabs/rules.ts';
export type { Persistence } from './features/shopping/ongoing/persistence.ts';
export type { ReservationState, SelectorState } from './core/public-state.ts';
export {
  dateText,
  errorReportOf,
  GrocerError,
  isGrocerError,
  isMember,
  periodText,
  priceText,
  renewalDays,
  showsDeliveryNotice,
  showsDeliveryOffer,
  skins,
  TIER_DOLLARS,
  tierOf,
  unitOf,
} from './server.ts';
