import { expect, test } from '../support/test.ts';

test('says next to an email that nobody has it, and signs in once it is corrected', async ({ page }) => {
  await page.goto('/sign-in');
  const email = page.getByLabel('Email');
  await email.fill('nobody@millbrook.example');
  await page.getByLabel('Password').fill('any');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/^There is no shopper with this email in the sandbox/);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await email.fill('alice@millbrook.example');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'My Account, Alice' })).toBeVisible();
});

test('keeps the focus on “Sign in” while it waits, sends one request, and shows why it failed', async ({
  page,
}) => {
  let sent = 0;
  await page.route('**/session', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    await answered;
    return route.abort();
  });
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill('alice@millbrook.example');
  await page.getByLabel('Password').fill('any');
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
  const waiting = page.getByRole('button', { name: 'Signing in…' });
  await expect(waiting).toBeFocused();
  await waiting.press('Enter');
  answer();
  await expect(page.getByRole('alert')).toContainText('Signing in did not work');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
  expect(sent).toBe(1);
});
