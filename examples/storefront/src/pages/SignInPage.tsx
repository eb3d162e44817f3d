import type { ReactNode } from 'react';
import { SignInForm } from '../account/SignInForm.tsx';
import { useCartCount } from '../cart/use-cart-total.ts';
import { Page } from '../layout/Page.tsx';

/** What comes along with whoever signs in. */
function useBaggage(): string | undefined {
  const count = useCartCount();
  const cart = count === 0 ? undefined : `Your cart of ${count === 1 ? '1 item' : `${count} items`}`;
  return cart && `${cart} comes with you.`;
}

/** Signs a shopper in. */
export const SignInPage = ({ onSignedIn }: { readonly onSignedIn: () => void }): ReactNode => (
  <Page title="Sign in" note={useBaggage()} look="wrap sign-in">
    <SignInForm onSignedIn={onSignedIn} />
  </Page>
);
