import { partnerRefusal } from '../partner-refusal.ts';
import type { ErrorRule } from '../error-codes.ts';

/** Error codes for time slot requests; the services' codes contain these texts [F-8.16] to [F-8.23]. */
export const timeslotRefusals: readonly ErrorRule[] = [
  partnerRefusal,
  { codeHas: 'NO_TIMESLOTS_AVAILABLE', as: 'no_timeslots' },
  { codeHas: 'NO_ITEMS_AVAILABLE', as: 'items_unavailable' },
  { codeHas: 'NO_STORES_FOUND', as: 'no_stores_found' },
  { codeHas: 'INVALID_ADDRESS', as: 'address_invalid' },
  { codeHas: 'LAT_LNG_REQUIRED', as: 'location_required' },
  { codeHas: 'FULL_ADDRESS_REQUIRED', as: 'full_address_required' },
  { codeHas: 'ALCOHOL_QTY_EXCEEDED', as: 'alcohol_quantity_exceeded' },
  { codeHas: 'ALCOHOL_NOT_AVAILABLE', as: 'alcohol_unavailable' },
  { status: 500, codeHas: 'UNKNOWN_RESPONSE_ERROR', as: 'unknown_response' },
];

/** Error codes for creating or using a promise [F-5.14] [F-8.15] [F-8.27]. */
export const promiseRefusals: readonly ErrorRule[] = [
  // Before a partner's refusal: whoever refused, the shopper needs another time.
  { codeHas: 'TIMESLOT_TAKEN', as: 'timeslot_taken' },
  { codeHas: 'TIMESLOT_UNKNOWN', as: 'timeslot_taken' },
  { codeHas: 'PROMISE_EXPIRED', as: 'promise_expired' },
  { codeHas: 'PROMISE_FALLOUT', as: 'promise_fallout' },
  { codeHas: 'PROMISE_INVALID', as: 'promise_invalid' },
  ...timeslotRefusals,
  { status: 409, as: 'version_conflict' },
];
