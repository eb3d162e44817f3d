import { isSignedIn } from 'host-kit/session';
import { signInAgainPath } from '../paths.ts';
import { leaveTo } from '../use-path.ts';

/** What every SDK does once its session is over: the shopper signs in again, and comes back to where they were. */
export function signInAgain(returnTo: string): void {
  // Whoever has signed out wants nothing of the kind.
  if (isSignedIn()) leaveTo(signInAgainPath(returnTo), { replace: true });
}
