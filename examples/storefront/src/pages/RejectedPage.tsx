import { CheckoutPage, CheckoutProvider } from '@grocer/checkout-kit/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { WatchCheckout } from '../demo/WatchCheckout.tsx';
import { checkoutConfig } from '../sdk/checkout-kit.ts';
import type { PageProps } from '../Shop.tsx';

interface RejectedPageProps extends PageProps {
  readonly orderId: string;
}

/** The page of an order that was refused after its payment, opened at an address of its own. */
export function RejectedPage({ session, token, settings, orderId }: RejectedPageProps): ReactNode {
  const config = useMemo(
    () => ({
      ...checkoutConfig({ session, token, settings }, { orderId, isModify: false }),
      view: 'failure' as const,
    }),
    [session, token, settings, orderId],
  );
  return (
    <main>
      <CheckoutProvider config={config}>
        <WatchCheckout />
        <CheckoutPage />
      </CheckoutProvider>
    </main>
  );
}
