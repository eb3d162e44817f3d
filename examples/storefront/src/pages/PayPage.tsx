import { CheckoutPage, CheckoutProvider } from '@grocer/checkout-kit/react';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { WatchCheckout } from '../demo/WatchCheckout.tsx';
import { CART } from '../paths.ts';
import { checkoutConfig } from '../sdk/checkout-kit.ts';
import type { PageProps } from '../Shop.tsx';
import { go } from '../use-path.ts';

interface PayPageProps extends PageProps {
  /** The checkout that scheduling has begun; absent where nobody says which. */
  readonly orderId: string | undefined;
  /** Are changes to an order submitted that was placed? */
  readonly isModify: boolean;
}

/** The payment step of an order and the page after it, as any shop embeds them. Both are one: what has become of the order decides. */
export function PayPage({ session, token, settings, orderId, isModify }: PayPageProps): ReactNode {
  useEffect(() => {
    if (orderId === undefined) go(CART, { replace: true });
  }, [orderId]);
  const config = useMemo(
    () => checkoutConfig({ session, token, settings }, { orderId: orderId ?? '', isModify }),
    [session, token, settings, orderId, isModify],
  );
  return (
    orderId !== undefined && (
      <main>
        <CheckoutProvider key={`${orderId} ${isModify}`} config={config}>
          <WatchCheckout />
          <CheckoutPage />
        </CheckoutProvider>
      </main>
    )
  );
}
