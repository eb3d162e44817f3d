import { GrocerError } from '@grocer/foundation/http';

/** What was being done; `options` is no work on addresses and keeps its own words. */
type Operation = 'fetch' | 'add' | 'remove' | 'update' | 'validate' | 'options';

/** A failed call as developers read it: by the service's reason, or by what was being done [F-8.4]. */
export function withWords(error: GrocerError, operation: Operation): GrocerError {
  if (operation === 'options' || error.code === 'aborted' || error.code === 'session_expired') return error;
  const message = error.reason ?? error.customerMessage ?? `unknown ${operation} address service error`;
  return new GrocerError(Object.assign({}, error, { message }));
}
