import type { FailureEvent } from '@grocer/foundation/embed';

/** What analytics may hear: enums and codes, never what a shopper typed, or by what they pay. */
export type CheckoutAnalyticsEvent =
  | { type: 'ORDER_SUBMITTED' | 'ORDER_PLACED' | 'ORDER_MODIFIED' | 'ORDER_REJECTED' }
  | FailureEvent;
