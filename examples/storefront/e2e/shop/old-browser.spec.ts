import { ageBrowser, TOO_OLD } from '../support/old-browser.ts';
import { signInAs, WALLET_STAGE } from '../steps/basic.ts';
import { expect, test } from '../support/test.ts';
import { openHost } from '../steps/wallet.ts';

test('reports an unsupported browser once to the host and once to the page, and renders nothing', async ({
  page,
  witness,
}) => {
  witness.expectLines(TOO_OLD);
  await openHost(page, 'alice');
  const thrown = await ageBrowser(page);
  await page.reload();
  await expect(page.locator('#wallet')).toHaveAttribute('data-loaded', '');
  const heard = await page.evaluate(() =>
    Reflect.get(window, 'heard').map((text: string) => JSON.parse(text)),
  );
  const failures = heard.filter(([name]: readonly [string]) => name === 'load:failed');
  expect(failures).toEqual([
    ['load:failed', { error: expect.objectContaining({ code: 'browser_unsupported', retryable: false }) }],
  ]);
  expect(await page.evaluate(() => Reflect.get(window, 'wallet').status)).toBe('failed');
  await expect(page.locator('[data-grocer] *, [data-grocer-overlay]')).toHaveCount(0);
  expect(thrown.filter((line) => line.includes('Grocer Wallet'))).toHaveLength(1);
});

test('reports an unsupported browser from React components, which render nothing', async ({
  page,
  witness,
}) => {
  witness.expectLines(TOO_OLD);
  await signInAs(page, 'alice');
  const thrown = await ageBrowser(page);
  await page.goto(WALLET_STAGE);
  await expect.poll(() => thrown.join('\n')).toContain('Grocer Wallet: this browser');
  await expect(page.getByRole('heading', { name: 'Wallet stage' })).toBeVisible();
  await expect(page.locator('[data-grocer] *, [data-grocer-overlay]')).toHaveCount(0);
  expect(thrown).toHaveLength(1);
  await page.goto('/');
  await expect.poll(() => thrown.join('\n')).toContain('Grocer Fulfilment Selector: this browser');
});

test('reports an unsupported browser from the scheduling page', async ({ page, witness }) => {
  witness.expectLines(TOO_OLD);
  await signInAs(page, 'alice');
  const thrown = await ageBrowser(page);
  await page.goto('/scheduling?fulfillmentType=PICKUP');
  await expect.poll(() => thrown.join('\n')).toContain('Grocer Scheduling: this browser');
});
