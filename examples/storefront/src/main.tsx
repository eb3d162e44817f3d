// Imported first: it takes the preference link of an email out of the address.
import './account/preferences-link.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AddressProvider } from './AddressProvider.tsx';
import { applyLink } from './demo/apply-link.ts';
import { watchPage } from './demo/watch-page.ts';
import { Shop } from './Shop.tsx';
import { watchHistory } from './use-path.ts';
import 'host-kit/house.css';
import './layout/busy.css';
import './layout/shop.css';
import './layout/forced-colors.css';
import './layout/header.css';
import './layout/skins.css';
import './pages/home.css';
import './pages/sign-in.css';

function render(): void {
  const place = document.getElementById('shop');
  if (!place) return;
  createRoot(place).render(
    <StrictMode>
      <AddressProvider>
        <Shop />
      </AddressProvider>
    </StrictMode>,
  );
}

watchHistory();
watchPage();
void applyLink().then(render);
