import { returnPath, signInPath } from '../paths.ts';
import { usePath, useSearch } from '../use-path.ts';

/** Returns the path of the sign-in page that returns to the current page; on that page it keeps where it returns to. */
export const useSignInPath = (): string =>
  signInPath(returnPath(`${usePath()}${useSearch()}`, location.origin));
