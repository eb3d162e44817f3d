import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../mount.tsx';

it.each([
  [819, false],
  [820, true],
])('shows in a container %i px wide the account links: %s [A-2.15]', async (width, isShown) => {
  await page.viewport(1280, 800);
  const container = document.body.appendChild(document.createElement('div'));
  container.style.width = `${width}px`;
  const authConfig = { type: 'B2C', token: 'a token' } as const;
  const handle = mount({ environment: 'TEST', container, authConfig, path: '/account/dashboard' });
  await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  const links = container.firstElementChild?.shadowRoot?.querySelector('[data-part=navigation]');
  expect(links?.checkVisibility()).toBe(isShown);
  handle.unmount();
  container.remove();
});

it('shows the content of the host beside the account links', async () => {
  await page.viewport(1280, 800);
  const container = document.body.appendChild(document.createElement('div'));
  const authConfig = { type: 'B2C', token: 'a token' } as const;
  const handle = mount({ environment: 'TEST', container, authConfig, path: '/account/dashboard' });
  const own = document.createElement('main');
  own.textContent = 'The page';
  container.firstElementChild?.append(own);
  await expect.element(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
  const links = container.firstElementChild?.shadowRoot?.querySelector('[data-part=navigation]');
  const [beside, left] = [own.getBoundingClientRect(), links?.getBoundingClientRect()];
  expect(beside.top).toBe(left?.top);
  expect(beside.left).toBeGreaterThan(left?.right ?? Infinity);
  handle.unmount();
  container.remove();
});
