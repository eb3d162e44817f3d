import { InlineSelector } from '@grocer/fulfilment-selector/react';
import type { ReactNode } from 'react';
import { Page } from '../layout/Page.tsx';

/** How the shopper shops: the fulfilment selector as a part of the page, for visitors as well. */
export const WaysToShopPage = (): ReactNode => (
  <Page title="Ways to shop" look="wrap narrow">
    <InlineSelector />
  </Page>
);
