import type { WalletCore } from '../../core/lazy-part.ts';

/** Removes the notice of an ended session once the same shopper has signed in again. */
export const dropOnSignIn = ({ store, deps }: WalletCore): void =>
  void deps.signedInAgain.add(() => {
    const { notice, showNotice } = store.getState();
    if (notice?.about === 'sessionExpired') showNotice(undefined);
  });
