import type { GrocerError } from '@grocer/foundation/http';
import { reportFailure } from './analytics.ts';
import type { WalletDeps } from './slice.ts';

/** Reports a failed call of an action to analytics and to the host. */
export function tellError(
  { report, emitter }: Pick<WalletDeps, 'report' | 'emitter'>,
  error: GrocerError,
): void {
  reportFailure(report, error);
  emitter.emit('error', { error });
}
