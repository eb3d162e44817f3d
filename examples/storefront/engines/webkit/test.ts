import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { OpenShop } from '../../e2e/support/open-shop.ts';
import { withShop } from '../../e2e/support/with-shop.ts';
import { startWebKit } from './browser.ts';
import { ShopPage } from './page.ts';

interface Fixtures {
  /** Opens the pages of a host in WebKit. */
  readonly webkit: (host?: keyof OpenShop['urls']) => ShopPage;
}

export const test = withShop.extend<Fixtures>({
  webkit: async ({ shop }, give, info) => {
    await shop.sandbox.controls.reset();
    const { driver, close } = await startWebKit();
    let page: ShopPage | undefined;
    try {
      await give((host = 'shop') => (page = new ShopPage(driver, shop.urls[host])));
      if (info.status !== info.expectedStatus && page)
        writeFileSync(info.outputPath('screen.png'), await page.screenshot());
    } finally {
      await close();
    }
  },
});

export { expect };
