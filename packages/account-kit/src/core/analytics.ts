import type { FailureEvent } from '@grocer/foundation/embed';
import type { PreferenceKind } from '../events.ts';

/** Analytics events of the account: enums and codes only, never shopper input or addresses. */
export type AccountAnalyticsEvent =
  | { type: 'ADDRESS_ADDED' | 'ADDRESS_UPDATED' | 'ADDRESS_REMOVED' }
  | { type: 'STORE_PREFERRED' }
  | { type: 'PREFERENCE_CHANGED'; kind: PreferenceKind }
  | FailureEvent;
