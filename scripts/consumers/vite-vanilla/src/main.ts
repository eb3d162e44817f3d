import { mount as mountAccount } from '@grocer/account-kit';
import { mount as mountCheckout } from '@grocer/checkout-kit';
import { mount as mountSelector } from '@grocer/fulfilment-selector';
import { isGrocerError, mount as mountWallet, skins } from '@grocer/wallet';

const authConfig = { type: 'B2C', token: 'of the shopper' } as const;
const appearance = { tokens: skins.coast };

const selector = mountSelector({
  environment: 'LOCAL',
  container: '#how-to-shop',
  display: 'inline',
  authConfig,
  appearance,
});
selector.on('modality:changed', ({ to }) => {
  document.title = to.modality;
});

const account = mountAccount({ environment: 'LOCAL', container: '#account', authConfig, appearance });
account.on('age:verified', () => {
  document.title = 'Old enough';
});

const checkout = mountCheckout({
  environment: 'LOCAL',
  container: '#checkout',
  orderId: 'of the order',
  authConfig,
  appearance,
});
checkout.on('order:placed', ({ checkoutId }) => {
  document.title = checkoutId;
});

const wallet = mountWallet({
  environment: 'LOCAL',
  container: '#payment',
  authConfig,
  appearance,
  checkoutConfig: { orderInfo: { total: 9647 } },
});
wallet.on('error', (error) => {
  if (isGrocerError(error)) document.title = error.code;
});
