import type { GrocerError } from '@grocer/foundation/http';

/** What the shopper reads whatever was being done: the session is over, or it took too long [W-8.3] [W-8.15]. */
export function commonProblem({
  code,
  status,
}: Pick<GrocerError, 'code' | 'status'>): 'sessionExpired' | 'timeout' | undefined {
  if (code === 'session_expired') return 'sessionExpired';
  return code === 'timeout' || status === 408 ? 'timeout' : undefined;
}
