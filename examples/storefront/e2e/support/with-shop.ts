import { test } from '@playwright/test';
import { openShop } from './open-shop.ts';
import type { OpenShop } from './open-shop.ts';

/** Test with a worker fixture that runs the whole demo. */
export const withShop = test.extend<object, { readonly shop: OpenShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, give) => {
      const shop = await openShop(process.env['STOREFRONT_PAGES'] ?? '');
      await give(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});
