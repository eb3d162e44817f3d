import type { ReactNode } from 'react';
import { AisleTiles } from '../catalogue/AisleTiles.tsx';
import { Page } from '../layout/Page.tsx';

/** The page with all aisles. */
export const AislesPage = (): ReactNode => (
  <Page title="All aisles">
    <AisleTiles />
  </Page>
);
