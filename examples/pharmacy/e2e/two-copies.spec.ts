import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signInAtHost } from '../../storefront/e2e/steps/host.ts';
import { button, dialog } from '../../storefront/e2e/steps/basic.ts';
import { expect, test } from '../../storefront/e2e/support/test.ts';

/** Mounts the wallet of the npm package, a separate copy of all code, beside the one of the script tag. */
async function mountAnother(page: Page): Promise<void> {
  const pages = path.join(process.env['STOREFRONT_PAGES'] ?? '', 'shop');
  await page.route('**/host/assets/*', (route) =>
    route.fulfill({ path: path.join(pages, new URL(route.request().url()).pathname) }),
  );
  const html = readFileSync(path.join(pages, 'host', 'index.html'), 'utf8');
  const modules = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => address);
  await page.evaluate(async (addresses) => {
    const place = document.createElement('div');
    place.id = 'wallet';
    document.querySelector('main:not([hidden])')?.append(place);
    for (const address of addresses) await import(address ?? '');
  }, modules);
  await expect(page.locator('#wallet[data-loaded]')).toBeVisible();
}

const openNew = (page: Page): Promise<void> => page.evaluate(() => Reflect.get(window, 'wallet').open());
const chosenInNew = (page: Page): Promise<string> =>
  page.evaluate(() => Reflect.get(window, 'wallet').getState().selection.bank[0]?.lastFour);
const hasFocus = (page: Page): Promise<boolean> =>
  dialog(page)
    .last()
    .evaluate((element) => element.matches(':focus-within'));

test('runs two copies of the wallet with separate runtimes on one page without interference', async ({
  page,
}) => {
  await signInAtHost(page, 'Alice');
  const methods = button(page, 'Payment methods');
  await expect(methods).toBeVisible();
  await mountAnother(page);
  const before = await chosenInNew(page);

  // A choice in one wallet does not change the other.
  const paying = page.getByText(/^Paying with .* ending in /);
  const words = await paying.innerText();
  await methods.press('Enter');
  await dialog(page).getByRole('radio', { checked: false }).and(page.locator(':enabled')).first().press(' ');
  await button(page, 'Confirm').press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(await chosenInNew(page)).toBe(before);
  await expect(paying).not.toHaveText(words);

  // With both open, the focus moves to the one that was opened last, and stays there.
  await methods.press('Enter');
  await expect(dialog(page)).toHaveCount(1);
  await expect.poll(() => hasFocus(page)).toBe(true);
  await openNew(page);
  await expect(dialog(page)).toHaveCount(2);
  await expect.poll(() => hasFocus(page)).toBe(true);
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(1);
  await expect.poll(() => hasFocus(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(methods).toBeFocused();

  // A container of one copy is refused by the other.
  const refusal = page.evaluate(async () => {
    const loaded = await window.Grocer?.wallet?.load();
    loaded?.mount({
      container: '#wallet',
      environment: 'LOCAL',
      authConfig: { type: 'B2C', token: 'a.b.c' },
    });
  });
  await expect(refusal).rejects.toThrow(/container/);
  // After one is unmounted, the other still works.
  await page.evaluate(() => Reflect.get(window, 'wallet').unmount());
  await methods.press('Enter');
  await expect(dialog(page).getByRole('radio', { checked: true })).toHaveCount(1);
});
