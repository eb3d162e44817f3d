import type { FailureEvent } from '@grocer/foundation/embed';
import type { PreferenceKind } from '../events.ts';

/** What analytics may hear: enums and codes, never what a shopper typed or where they live. */
export type AccountAnalyticsEvent =
  | { type: 'ADDRESS_ADDED' | 'ADDRESS_UPDATED' | 'ADDRESS_REMOVED' }
  | { type: 'STORE_PREFERRED' }
  | { type: 'PREFERENCE_CHANGED'; kind: PreferenceKind }
  | FailureEvent;
