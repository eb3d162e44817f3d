import { signOut } from 'host-kit/session';
import { signIn } from 'host-kit/sign-in';

/**
 * Signs in a demo shopper by their key, or signs out with an empty one; resolves with an error message on
 * failure.
 */
export const becomeShopper = (key: string): Promise<string | undefined> =>
  key === ''
    ? signOut().then(
        () => undefined,
        () => 'That did not work.',
      )
    : signIn(key);
