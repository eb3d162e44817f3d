'use client';

import { AccountNavigation, AccountProvider } from '@grocer/account-kit/react';
import { CheckoutPage, CheckoutProvider } from '@grocer/checkout-kit/react';
import { mount } from '@grocer/fulfilment-selector';
import { FulfilmentProvider, InlineSelector } from '@grocer/fulfilment-selector/react';
import { isGrocerError, type WalletConfig } from '@grocer/wallet';
import { useWalletEvent, useWalletHandle, WalletFlyout, WalletProvider } from '@grocer/wallet/react';
import { useState } from 'react';

type Tokens = NonNullable<WalletConfig['appearance']>['tokens'];

const authConfig = { type: 'B2C', token: 'of the shopper' } as const;

function Payment() {
  const { open } = useWalletHandle();
  const [problem, setProblem] = useState('');
  useWalletEvent('error', (error) => setProblem(isGrocerError(error) ? error.code : ''));
  return (
    <>
      <button onClick={() => open()}>Pay {problem}</button>
      <WalletFlyout />
    </>
  );
}

const openWindow = () => mount({ environment: 'LOCAL', authConfig }).open();

export function Shop({ tokens }: { tokens: Tokens }) {
  const shared = { environment: 'LOCAL', authConfig, appearance: { tokens } } as const;
  return (
    <>
      <AccountProvider config={shared}>
        <AccountNavigation />
      </AccountProvider>
      <FulfilmentProvider config={{ ...shared, display: 'inline' }}>
        <InlineSelector />
      </FulfilmentProvider>
      <WalletProvider config={{ ...shared, checkoutConfig: { orderInfo: { total: 9647 } } }}>
        <Payment />
      </WalletProvider>
      <CheckoutProvider config={{ ...shared, orderId: 'of the order' }}>
        <CheckoutPage />
      </CheckoutProvider>
      <button onClick={openWindow}>Choose a store</button>
    </>
  );
}
