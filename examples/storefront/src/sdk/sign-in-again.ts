import { signInAgainPath } from '../paths.ts';
import { addressOf } from '../use-path.ts';

/** What every SDK does once its session is over: the shopper signs in again, and comes back to where they were. */
export const signInAgain = (returnTo: string): void => location.assign(addressOf(signInAgainPath(returnTo)));
