import { AccountNavigation, AccountProvider } from '@grocer/account-kit/react';
import { CheckoutPage, CheckoutProvider, useCheckoutEvent } from '@grocer/checkout-kit/react';
import { FulfilmentProvider, InlineSelector, useFulfilmentEvent } from '@grocer/fulfilment-selector/react';
import type { WalletConfig } from '@grocer/wallet';
import { CardBox, useWallet, useWalletHandle, WalletFlyout, WalletProvider } from '@grocer/wallet/react';
import { useState } from 'react';

type Tokens = NonNullable<WalletConfig['appearance']>['tokens'];

const authConfig = { type: 'B2C', token: 'of the shopper' } as const;

function HowToShop() {
  const [modality, setModality] = useState('');
  useFulfilmentEvent('modality:changed', ({ to }) => setModality(to.modality));
  return <InlineSelector key={modality} />;
}

function Payment() {
  const { open } = useWalletHandle();
  const canPay = useWallet(({ complete }) => complete);
  return (
    <>
      <CardBox />
      <WalletFlyout />
      <button onClick={() => open()}>{canPay ? 'Change' : 'Choose'}</button>
    </>
  );
}

function Order() {
  const [placed, setPlaced] = useState('');
  useCheckoutEvent('order:placed', ({ checkoutId }) => setPlaced(checkoutId));
  return placed ? <p>{placed}</p> : <CheckoutPage />;
}

export function Shop({ tokens }: { tokens: Tokens }) {
  const shared = { environment: 'LOCAL', isolation: 'none', authConfig, appearance: { tokens } } as const;
  return (
    <>
      <AccountProvider config={shared}>
        <AccountNavigation />
      </AccountProvider>
      <FulfilmentProvider config={{ ...shared, display: 'inline' }}>
        <HowToShop />
      </FulfilmentProvider>
      <WalletProvider config={{ ...shared, checkoutConfig: { orderInfo: { total: 9647 } } }}>
        <Payment />
      </WalletProvider>
      <CheckoutProvider config={{ ...shared, orderId: 'of the order' }}>
        <Order />
      </CheckoutProvider>
    </>
  );
}
