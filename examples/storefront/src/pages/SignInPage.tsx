import type { ReactNode } from 'react';
import { SignInForm } from '../account/SignInForm.tsx';
import { useCartCount } from '../cart/use-cart-total.ts';
import { Page } from '../layout/Page.tsx';
import { beginPage } from '../use-path.ts';

/** Returns the note that a visitor's cart is kept after the sign-in. */
function useBaggage(): string | undefined {
  const count = useCartCount();
  const cart = count === 0 ? undefined : `Your cart of ${count === 1 ? '1 item' : `${count} items`}`;
  return cart && `${cart} comes with you.`;
}

/** The sign-in page, in place of a page that needs a sign-in. */
export function SignInPage({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }): ReactNode {
  async function showPage(): Promise<void> {
    // The page has the same address, and is another one all the same.
    beginPage();
    await onSignedIn();
    // The shopper may have scrolled meanwhile.
    beginPage();
  }
  return (
    <Page title="Sign in" note={useBaggage()} look="wrap sign-in">
      <SignInForm onSignedIn={showPage} />
    </Page>
  );
}
