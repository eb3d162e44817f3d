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

/** The sign-in page. */
export const SignInPage = ({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }): ReactNode => (
  <Page title="Sign in" note={useBaggage()} look="wrap sign-in">
    <SignInForm onSignedIn={onSignedIn} />
  </Page>
);
