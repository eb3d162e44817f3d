import { InlineSelector } from '@grocer/fulfilment-selector/react';
import type { ReactNode } from 'react';

/** How the shopper shops: the fulfilment selector as a part of the page, for visitors as well. */
export const WaysToShopPage = (): ReactNode => (
  <main className="page narrow">
    <h1>Ways to shop</h1>
    <InlineSelector />
  </main>
);
