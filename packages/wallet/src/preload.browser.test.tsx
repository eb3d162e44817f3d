import { afterAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount, preload } from './index.ts';
import { startBrowserShop } from './testing/browser-shop.ts';

const shop = await startBrowserShop();
afterAll(() => shop.stop());

// In a file of its own, because a chunk that has loaded is there for every later mount on the page.
it('opens a form without a loading state after preload', async () => {
  const titles: (string | null | undefined)[] = [];
  const title = () =>
    document.querySelector('[data-grocer-overlay]')?.shadowRoot?.querySelector('h2')?.textContent;
  const observer = new MutationObserver(() => titles.push(title()));
  observer.observe(document.body, { childList: true });
  await preload();
  const handle = mount(await shop.configOf('alice'));
  handle.open({ screen: 'add-card' });
  await expect.element(page.getByRole('dialog', { name: 'Add Credit/Debit Card' })).toBeVisible();
  handle.unmount();
  observer.disconnect();
  expect(titles.find(Boolean)).toBe('Add Credit/Debit Card');
});
