import type { Shopper } from 'host-kit/session';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SignInForm } from './SignInForm.tsx';

interface SignInAgainProps {
  /** Whose session is over. */
  readonly shopper: Shopper;
  /** Resolves with what to tell the shopper where the page could not be taken up again. */
  readonly onSignedIn: () => Promise<string | undefined>;
  readonly onSignOut: () => void;
}

/** Shows the question, with the keyboard in the one field that is not filled yet. */
function show(dialog: HTMLDialogElement): void {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[name=password]')?.focus();
}

/** Signs a shopper in again above the page they are on, so that nothing they have typed there is lost. */
export function SignInAgain({ shopper, onSignedIn, onSignOut }: SignInAgainProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser's own: it lies above the windows of every SDK, and keeps the keyboard out of them.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current) show(current);
    // The focus goes back to where it was.
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="window sign-in"
      aria-labelledby="sign-in-again"
      aria-describedby="session-over"
      onCancel={(event) => event.preventDefault()}
      // A second Escape is not asked about by the browser.
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
