import { GrocerError } from '@grocer/foundation/http';

type Operation = 'fetch' | 'add' | 'remove' | 'update' | 'validate';

/** A failed call as developers read it: in the service's own words, or by what was being done [F-8.4]. */
export function withWords(error: GrocerError, operation: Operation): GrocerError {
  if (error.code === 'aborted' || error.code === 'session_expired') return error;
  const { code, retryable, status, endpoint, operationId, customerMessage } = error;
  return new GrocerError({
    code,
    retryable,
    message: customerMessage ?? `unknown ${operation} address service error`,
    ...(status !== undefined && { status }),
    ...(endpoint !== undefined && { endpoint }),
    ...(operationId !== undefined && { operationId }),
    ...(customerMessage !== undefined && { customerMessage }),
  });
}
