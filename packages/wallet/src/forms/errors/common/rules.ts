import type { GrocerError } from '@grocer/foundation/http';

// The two messages of the catalogue that are the same for every call [W-8.3] [W-8.15].

/** Returns the message that any call can end in: the session has expired, or the request timed out. */
export function commonProblem({
  code,
  status,
}: Pick<GrocerError, 'code' | 'status'>): 'sessionExpired' | 'timeout' | undefined {
  if (code === 'session_expired') return 'sessionExpired';
  return code === 'timeout' || status === 408 ? 'timeout' : undefined;
}
