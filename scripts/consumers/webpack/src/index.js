import { mount as mountCheckout } from '@grocer/checkout-kit';
import { mount } from '@grocer/fulfilment-selector';
import { isGrocerError, skins } from '@grocer/wallet';
import { createWalletClient } from '@grocer/wallet/client';
import { CardBox, WalletFlyout, WalletProvider } from '@grocer/wallet/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** @type {import('@grocer/wallet').WalletConfig} */
const config = {
  environment: 'LOCAL',
  authConfig: { type: 'B2C', token: 'of the shopper' },
  appearance: { tokens: skins.coast },
};

mount({ environment: 'LOCAL', container: '#how-to-shop', display: 'inline' });

const { environment, authConfig, appearance } = config;
mountCheckout({ environment, authConfig, appearance, container: '#checkout', orderId: 'of the order' });

const payment = document.getElementById('payment');
if (payment) {
  const parts = [createElement(CardBox, { key: 'box' }), createElement(WalletFlyout, { key: 'flyout' })];
  createRoot(payment).render(createElement(WalletProvider, { config, children: parts }));
}

const cards = await createWalletClient(config).listCards();
if (!cards.ok && isGrocerError(cards.error)) document.title = cards.error.code;
