import { findings } from './axe.ts';
import { shopAtStore } from './shop-steps.ts';
import { expect, test } from './test.ts';

test('the panel below a page lists what the SDKs told their host, without anybody’s address', async ({
  page,
}) => {
  await page.goto('/aisles');
  await shopAtStore(page);
  await page.getByText('Demo', { exact: true }).click();
  const events = page.getByRole('group', { name: 'Events' });
  const chosen = events.getByRole('listitem').filter({ hasText: 'store:selected' });
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText('{"modality":"PICKUP","storeId":"');
  await expect(events).not.toContainText(/street|addressLine|postalCode|phone/i);
  expect(await findings(page)).toEqual([]);
  await events.getByLabel('SDK').selectOption('wallet');
  await expect(chosen).toHaveCount(0);
  await events.getByRole('button', { name: 'Clear' }).click();
  await expect(events.getByText('Nothing heard yet.')).toBeVisible();
});

test('a page can be read from right to left', async ({ page }) => {
  await page.goto('/aisles?direction=rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
