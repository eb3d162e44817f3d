import type { Page } from '@playwright/test';
import type { OpenShop } from './open-shop.ts';
import { test } from './test.ts';

/** Screens in the order in which a shopper can see them; each starts where the previous one ended. */
export type Tour = readonly (readonly [
  screen: string,
  go: (page: Page, shop: OpenShop) => Promise<unknown>,
])[];

/** Goes through the screens of a tour and calls `look` on each. */
export async function walk(
  tour: Tour,
  { page, shop }: { readonly page: Page; readonly shop: OpenShop },
  look: (screen: string) => Promise<void>,
): Promise<void> {
  test.slow();
  for (const [screen, go] of tour) {
    await test.step(screen, async () => {
      await go(page, shop);
      await look(screen);
    });
  }
}
