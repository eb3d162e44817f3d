import { GrocerError } from '@grocer/foundation/http';

/** The operation that failed. `options` is not an address operation and keeps its own message. */
type Operation = 'fetch' | 'add' | 'remove' | 'update' | 'validate' | 'options';

/** Returns the error with a message for developers: the service's reason, or the operation [F-8.4]. */
export function withWords(error: GrocerError, operation: Operation): GrocerError {
  if (operation === 'options' || error.code === 'aborted' || error.code === 'session_expired') return error;
  const message = error.reason ?? error.customerMessage ?? `unknown ${operation} address service error`;
  return new GrocerError(Object.assign({}, error, { message }));
}
