import type { ReactNode } from 'react';
import { SignInForm } from '../account/SignInForm.tsx';
import { useCartCount } from '../cart/use-cart-total.ts';
import { Page } from '../layout/Page.tsx';

/** Returns the note that a visitor's cart is kept after the sign-in. */
function useBaggage(): string | undefined {
  const count = useCartCount();
  const cart = count === 0 ? undefined : `Your cart of ${count === 1 ? '1 item' : `${count} items`}`;
  return cart && `${cart} comes with you.`;
}

/** The sign-in page, in place of a page that needs a sign-in. */
export function SignInPage({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }): ReactNode {
  async function showPage(): Promise<void> {
    await onSignedIn();
    // The page has the same address, and starts at its top all the same.
    window.scrollTo(0, 0);
  }
  return (
    <Page title="Sign in" note={useBaggage()} look="wrap sign-in">
      <SignInForm onSignedIn={showPage} />
    </Page>
  );
}
