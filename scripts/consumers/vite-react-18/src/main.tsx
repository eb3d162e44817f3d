import { skins } from '@grocer/wallet';
import '@grocer/checkout-kit/styles.css';
import '@grocer/fulfilment-selector/styles.css';
import '@grocer/wallet/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shop } from './Shop';

const shop = document.getElementById('shop');
if (shop) {
  createRoot(shop).render(
    <StrictMode>
      <Shop tokens={skins.coast} />
    </StrictMode>,
  );
}
