import type { FailureEvent } from '@grocer/foundation/embed';

/** Analytics events of the checkout: enums and error codes only, never shopper input or payment data. */
export type CheckoutAnalyticsEvent =
  | { type: 'ORDER_SUBMITTED' | 'ORDER_PLACED' | 'ORDER_MODIFIED' | 'ORDER_REJECTED' }
  | FailureEvent;
