import { test } from '@playwright/test';
import { openShop } from './open-shop.ts';
import type { OpenShop } from './open-shop.ts';

/** Tests that have the whole demo in their worker's process. */
export const withShop = test.extend<object, { readonly shop: OpenShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, give) => {
      const shop = await openShop(process.env['STOREFRONT_PAGES'] ?? '');
      await give(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});
