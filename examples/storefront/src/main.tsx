// Imported first: it takes the preference link of an email out of the address.
import './account/preferences-link.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shop } from './Shop.tsx';
import { watchHistory } from './use-path.ts';
import 'host-kit/house.css';
import './layout/shop.css';
import './layout/header.css';
import './pages/home.css';
import './pages/sign-in.css';

watchHistory();
const place = document.getElementById('shop');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Shop />
    </StrictMode>,
  );
}
