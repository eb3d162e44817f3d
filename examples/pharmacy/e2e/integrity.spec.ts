import type { Page } from '@playwright/test';
import { signInAtHost } from '../../storefront/e2e/steps/host.ts';
import { ageBrowser, TOO_OLD } from '../../storefront/e2e/support/old-browser.ts';
import { button, cardFields, dialog } from '../../storefront/e2e/steps/basic.ts';
import { expect, test } from '../../storefront/e2e/support/test.ts';

const REFUSED =
  /Failed to find a valid digest in the 'integrity' attribute|hashes in the integrity attribute match/;

/** Adds one byte to a file on its way to the browser. */
async function tamperWith(page: Page, file: string): Promise<void> {
  await page.route(file, async (route) => {
    // Not every system resolves names below `localhost`.
    const url = route.request().url().replace('pharmacy.localhost', '127.0.0.1');
    const response = await route.fetch({ url });
    const body = await response.body();
    // An empty line leaves the script valid, so only the hash detects it.
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'cache-control': 'no-store' },
      body: Buffer.concat([body, Buffer.from('\n')]),
    });
  });
}

for (const [what, file] of [
  ['loader', '**/wallet.global.js'],
  ['first chunk', '**/global/script-tag-*.js'],
] as const) {
  test(`blocks a ${what} that is one byte off, shows the failure, and loads the right one on a retry [SC3]`, async ({
    page,
    witness,
  }) => {
    witness.expectLines(REFUSED);
    await tamperWith(page, file);
    await signInAtHost(page, 'Alice');
    await expect(page.getByRole('alert')).toContainText('Payment methods can’t be shown right now.');
    await expect(button(page, 'Payment methods')).toBeHidden();
    expect(witness.console.filter((line) => REFUSED.test(line))).not.toEqual([]);

    await page.unroute(file);
    await button(page, 'Try again').click();
    await expect(page.locator('#paying')).toHaveText('Paying with Mastercard ending in 4444.');
  });
}

test(
  'blocks a later chunk that is one byte off when it is needed, and loads the right one by Retry [SC3]',
  { tag: '@engines' },
  async ({ page, witness }) => {
    witness.expectLines(REFUSED);
    const file = '**/global/forms-chunk-*.js';
    await tamperWith(page, file);
    await signInAtHost(page, 'Bob');
    await expect(page.locator('#paying')).toHaveText('No payment method chosen yet.');
    await button(page, 'Payment methods').click();
    const broken = page.getByRole('alertdialog');
    await expect(broken).toBeVisible();
    await expect(cardFields(page)[0]).toHaveCount(0);

    await page.unroute(file);
    await broken.getByRole('button', { name: 'Retry' }).click();
    await expect(broken).toHaveCount(0);
    await expect(dialog(page)).toHaveAccessibleName('Add Credit/Debit Card');
    await expect(cardFields(page)[0]).toBeVisible();
  },
);

test('reports an unsupported browser in the page, in the console, and by the error code of load()', async ({
  page,
  witness,
}) => {
  witness.expectLines(TOO_OLD);
  const thrown = await ageBrowser(page);
  await signInAtHost(page, 'Alice');
  await expect(page.getByRole('alert')).toContainText('Payment methods can’t be shown right now.');
  const code = await page.evaluate(() => window.Grocer?.wallet?.load().catch(({ code: said }) => said));
  expect(code).toBe('browser_unsupported');
  expect(thrown).toEqual([expect.stringMatching(TOO_OLD)]);
});

test('retries a failed load(), and resolves with the same functions every time', async ({
  page,
  witness,
}) => {
  witness.expectLines(REFUSED);
  const file = '**/global/script-tag-*.js';
  await tamperWith(page, file);
  await page.goto('/');
  const load = (): Promise<string> =>
    page.evaluate(async () => {
      try {
        const [one, two] = await Promise.all([window.Grocer?.wallet?.load(), window.Grocer?.wallet?.load()]);
        return one?.mount === two?.mount ? typeof one?.mount : 'two wallets';
      } catch (error) {
        return String(error);
      }
    });
  expect(await load()).toMatch(/script-tag-.*could not be loaded, or was changed on its way/);
  await page.unroute(file);
  expect(await load()).toBe('function');
});
