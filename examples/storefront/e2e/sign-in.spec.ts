import { signInTooOften, signInWithoutCookies } from './host-steps.ts';
import { toShoppers } from './steps.ts';
import { test } from './test.ts';

test('a sign-in that does not hold is told, and can be tried again', async ({ page }) => {
  await signInWithoutCookies(page, toShoppers);
});

test('too many sign-ins are told, and when to try again', async ({ page, shop }) => {
  // One after the other, more than a dozen times.
  test.slow();
  await signInTooOften(page, shop.sandbox, toShoppers);
});
