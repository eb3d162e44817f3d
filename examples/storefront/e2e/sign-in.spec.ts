import { signInWithoutCookies } from './host-steps.ts';
import { test } from './test.ts';

test('a sign-in that does not hold is told, and can be tried again', async ({ page }) => {
  await signInWithoutCookies(page);
});
