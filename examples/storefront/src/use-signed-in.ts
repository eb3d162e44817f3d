import type { Session } from 'host-kit/session';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

interface SignedIn {
  readonly session: Session;
  readonly token: string;
}

interface Mounted {
  update(patch: { readonly token: string; readonly shopperId: string | undefined }): void;
}

/**
 * Returns the session that an SDK is mounted for, as a ref. A new token updates the mounted SDK instead of
 * remounting it: a shopper who signs in again keeps their input.
 */
export function useSignedIn(
  { session, token }: SignedIn,
  mounted?: RefObject<Mounted | undefined>,
): RefObject<SignedIn> {
  const signedIn = useRef({ session, token });
  const shopperId = session.shopper?.id;
  useEffect(() => {
    if (signedIn.current.token !== token) mounted?.current?.update({ token, shopperId });
    signedIn.current = { session, token };
  }, [session, token, shopperId, mounted]);
  return signedIn;
}
