import { skins as checkoutSkins } from '@grocer/checkout-kit';
import { errorReportOf, isMember, skins as selectorSkins } from '@grocer/fulfilment-selector';
import { GrocerError, isGrocerError, skins } from '@grocer/wallet';
import { CardBox, WalletProvider } from '@grocer/wallet/react';
import { Shop } from './Shop';

/** A server component: it runs during the build. */
export default function Page() {
  const error: unknown = new GrocerError({ code: 'not_found', message: 'No order', retryable: false });
  if (!isGrocerError(error)) throw new Error('The server does not know an error of the wallet.');
  const { errorCategory } = errorReportOf(error);
  return (
    <main>
      <p>
        {error.code} {errorCategory} {String(isMember({ status: 'ACTIVE' }))} {selectorSkins.coast.accent}{' '}
        {checkoutSkins.coast.accent}
      </p>
      <WalletProvider
        config={{
          environment: 'LOCAL',
          authConfig: { type: 'B2C', token: 'of the shopper' },
          appearance: { tokens: skins.coast },
        }}
      >
        <CardBox />
      </WalletProvider>
      <Shop tokens={skins.market} />
    </main>
  );
}
