import type { GrocerError } from '@grocer/foundation/http';

// The first two rows of the catalogue that are the same for every call [W-8.3] [W-8.15].

/** What the shopper reads whatever was being done: the session is over, or it took too long. */
export function commonProblem({
  code,
  status,
}: Pick<GrocerError, 'code' | 'status'>): 'sessionExpired' | 'timeout' | undefined {
  if (code === 'session_expired') return 'sessionExpired';
  return code === 'timeout' || status === 408 ? 'timeout' : undefined;
}
