import { dialledNumber } from '@grocer/foundation/domain';

// Exports for React server components: everything that needs neither React nor a document.
//
export { GrocerError, isGrocerError } from '@grocer/foundation/http';
export { skins } from '@grocer/foundation/tokens';
export { accountTexts } from './errors/messages.ts';
export { addressErrorText, failureText } from './errors/rules.ts';
export { bannerMark } from './features/banner-logo/rules.ts';
export { accountPaths, addressPath } from './core/paths-rules.ts';
export { communityRewardsName } from './features/navigation/rewards-name.ts';
export { takePreferencesLink } from './features/email-preferences/take-link.ts';
export { tipAmount, tipChoices, tipPayload, typedTip } from './features/tip/rules.ts';
export {
  DECLINE_CODES,
  EBT_PROGRAMS,
  PAYMENT_APPLICATIONS,
  PAYMENT_CARD_TYPES,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
} from './payments/terms.ts';

//
/** Formats a phone number for the services: +1 and its last ten digits; undefined if it has fewer. */
export const phoneForService: (phone: string) => string | undefined = dialledNumber;
