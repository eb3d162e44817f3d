import type { Shopper } from 'host-kit/session';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SignInForm } from './SignInForm.tsx';

interface SignInAgainProps {
  /** The shopper whose session has expired. */
  readonly shopper: Shopper;
  /** Resolves with an error message if the page could not be resumed. */
  readonly onSignedIn: () => Promise<string | undefined>;
  readonly onSignOut: () => void;
}

/** Opens the dialog and focuses the password, the only field that is not filled in. */
function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[name=password]')?.focus();
}

/** Dialog in which a shopper signs in again on the page they are on, so that their input there is kept. */
export function SignInAgain({ shopper, onSignedIn, onSignOut }: SignInAgainProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // A native modal dialog is in the top layer: it covers every SDK's overlay and makes the rest inert.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current) show(current);
    // Closing the dialog restores the focus.
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="window sign-in"
      aria-labelledby="sign-in-again"
      aria-describedby="session-over"
      onCancel={(event) => event.preventDefault()}
      // A second Escape closes the dialog without a `cancel` event.
      onClose={({ currentTarget }) => currentTarget.isConnected && show(currentTarget)}
    >
      <h2 id="sign-in-again">Please sign in again</h2>
      <p id="session-over">
        Your session has expired, {shopper.firstName}. What you were doing stays as it is, and you can go on
        once you have signed in.
      </p>
      <SignInForm known={shopper.key} onSignedIn={onSignedIn} />
      <button type="button" className="plain" onClick={onSignOut}>
        Sign out instead
      </button>
    </dialog>
  );
}
