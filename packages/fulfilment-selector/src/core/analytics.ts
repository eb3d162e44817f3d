import type { Emitter } from '@grocer/foundation/embed';
import type { GrocerError } from '@grocer/foundation/http';
import type { Modality } from '@grocer/foundation/domain';
import type { SelectorEvents } from '../events.ts';
import type { ScreenAction } from '../window/navigation/rules.ts';

/** What analytics may hear: enums and codes, never what a shopper typed or where they live. */
export type SelectorAnalyticsEvent =
  | { type: 'START_NAVIGATE'; screen: ScreenAction }
  | { type: 'CHANGE_MODALITY'; modality: Modality }
  | { type: 'USER_CONSTRAINT_ERROR'; code: string }
  | { type: 'CUSTOMER_FACING_SERVICE_ERROR'; code: string; endpoint: string };

export type Report = (event: SelectorAnalyticsEvent) => void;

/** Reports a failed call of the service. */
export const reportFailure = (report: Report, { code, endpoint = '' }: GrocerError): void =>
  report({ type: 'CUSTOMER_FACING_SERVICE_ERROR', code, endpoint });

interface Hearers {
  readonly report: Report;
  readonly emitter: Emitter<SelectorEvents>;
}

/** Tells host and analytics of a failure that is no phase of its own; an expired session has an event already. */
export function tellError({ report, emitter }: Hearers, error: GrocerError): void {
  if (error.code === 'aborted' || error.code === 'session_expired') return;
  reportFailure(report, error);
  emitter.emit('error', { error });
}
