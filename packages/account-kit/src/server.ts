import { dialledNumber } from '@grocer/foundation/domain';

// What a React server component gets from the package: everything that needs neither React nor a document.
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
/** A phone number as services take it: +1 and its last ten digits; nothing where it has fewer. */
export const phoneForService: (phone: string) => string | undefined = dialledNumber;
