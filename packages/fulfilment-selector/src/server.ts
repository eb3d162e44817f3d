// The exports for React server components: everything that needs neither React nor a document.
export { isMember, showsDeliveryNotice, showsDeliveryOffer } from '@grocer/foundation/domain';
export { errorReportOf, GrocerError, isGrocerError } from '@grocer/foundation/http';
export { skins } from '@grocer/foundation/tokens';
export { periodText, unitOf } from './membership/durations/rules.ts';
export { dateText, priceText, renewalDays, TIER_DOLLARS, tierOf } from './membership/rules.ts';
