import { InlineSelector } from '@grocer/fulfilment-selector/react';
import type { ReactNode } from 'react';
import { Page } from '../layout/Page.tsx';

/** The page that shows the fulfilment selector inline, for visitors as well. */
export const WaysToShopPage = (): ReactNode => (
  <Page title="Ways to shop" look="wrap narrow">
    <InlineSelector />
  </Page>
);
