import { CheckoutPage, CheckoutProvider } from '@grocer/checkout-kit/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { checkoutConfig } from '../sdk/checkout-kit.ts';
import type { PageProps } from '../Shop.tsx';

/** That an order was refused after its cards were asked, opened by itself. */
export function RejectedPage({ session, token, settings }: PageProps): ReactNode {
  const config = useMemo(
    () => ({
      ...checkoutConfig({ session, token, settings }, { orderId: '', isModify: false }),
      view: 'failure' as const,
    }),
    [session, token, settings],
  );
  return (
    <main>
      <CheckoutProvider config={config}>
        <CheckoutPage />
      </CheckoutProvider>
    </main>
  );
}
