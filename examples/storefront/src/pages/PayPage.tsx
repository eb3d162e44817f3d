import { CheckoutPage, CheckoutProvider } from '@grocer/checkout-kit/react';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { WatchCheckout } from '../demo/WatchCheckout.tsx';
import { CART } from '../paths.ts';
import { checkoutConfig } from '../sdk/checkout-kit.ts';
import type { PageProps } from '../Shop.tsx';
import { go } from '../use-path.ts';

interface PayPageProps extends PageProps {
  /** Id of the checkout that scheduling has created; undefined if the address has none. */
  readonly orderId: string | undefined;
  /** True when changes to a placed order are submitted. */
  readonly isModify: boolean;
}

/**
 * The payment step of an order and its confirmation page. The state of the order decides which one is shown.
 */
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
