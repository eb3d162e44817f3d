import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { beginOrder } from '../../examples/storefront/e2e/steps/begin-order.ts';
import { placeOrder, untilPayable } from '../../examples/storefront/e2e/steps/pay.ts';
import { shopAtStore } from '../../examples/storefront/e2e/steps/shop.ts';
import { signInAs } from '../../examples/storefront/e2e/steps/basic.ts';
import type { State } from './reach.ts';

/** Opens a page and waits for all of its pictures. */
async function whole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** A page as a visitor sees it. */
const visit = (name: string, path: string): State => ({ name, reach: (page) => whole(page, path) });

/** A page as a shopper sees it. */
const own = (name: string, path: string, shopper = 'alice'): State => ({
  name,
  async reach(page) {
    await signInAs(page, shopper);
    await whole(page, path);
  },
});

/** The pages of the shop around the SDKs. */
export const shopStates: readonly State[] = [
  visit('shop-home', '/'),
  visit('shop-aisle', '/aisles/dairy-eggs?show=snap&max=600'),
  visit('shop-aisles', '/aisles'),
  visit('shop-search', '/search?q=red'),
  visit('shop-search-empty', '/search?q=unicorn'),
  visit('shop-deals', '/deals'),
  visit('shop-product', '/p/chicken-breast/2000000000019'),
  visit('shop-help', '/i/snap-ebt-faq'),
  visit('shop-404', '/p/saffran/2000000000940'),
  visit('shop-sign-in', '/sign-in'),
  visit('shop-cart-empty', '/cart'),
  own('shop-cart', '/cart'),
  own('shop-memberships', '/membership'),
  own('shop-purchases-empty', '/mypurchases', 'grace'),
  {
    name: 'shop-home-shopper',
    async reach(page, shop) {
      await signInAs(page, 'alice');
      await page.goto(await beginOrder(shop));
      await untilPayable(page);
      await placeOrder(page);
      await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
      await page.goto('/aisles/produce');
      await shopAtStore(page);
      await whole(page, '/');
    },
  },
  {
    name: 'shop-purchases',
    async reach(page, shop) {
      await signInAs(page, 'alice');
      await page.goto(await beginOrder(shop));
      await untilPayable(page);
      await placeOrder(page);
      await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
      await whole(page, '/mypurchases');
    },
  },
];
