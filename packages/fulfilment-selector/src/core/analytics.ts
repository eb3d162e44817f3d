import type { Emitter } from '@grocer/foundation/embed';
import type { GrocerError } from '@grocer/foundation/http';
import type { Modality } from '@grocer/foundation/domain';
import type { SelectorEvents } from '../events.ts';
import type { ScreenAction } from '../window/navigation/rules.ts';

/** The analytics events. They carry enums and codes, never user input or addresses. */
export type SelectorAnalyticsEvent =
  | { type: 'START_NAVIGATE'; screen: ScreenAction }
  | { type: 'CHANGE_MODALITY'; modality: Modality }
  | { type: 'USER_CONSTRAINT_ERROR'; code: string }
  | { type: 'CUSTOMER_FACING_SERVICE_ERROR'; code: string; endpoint: string };

export type Report = (event: SelectorAnalyticsEvent) => void;

/** Reports a failed request to analytics. */
export const reportFailure = (report: Report, { code, endpoint = '' }: GrocerError): void =>
  report({ type: 'CUSTOMER_FACING_SERVICE_ERROR', code, endpoint });

interface Hearers {
  readonly report: Report;
  readonly emitter: Emitter<SelectorEvents>;
}

/** Reports a failure to host and analytics. Skips aborts and expired sessions; the latter have an event. */
export function tellError({ report, emitter }: Hearers, error: GrocerError): void {
  if (error.code === 'aborted' || error.code === 'session_expired') return;
  reportFailure(report, error);
  emitter.emit('error', { error });
}
