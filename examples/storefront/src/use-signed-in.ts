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
 * Whom an SDK is mounted for, without mounting it again for a new token: whoever signs in again goes on, in what is mounted, with
 * what they have typed.
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
