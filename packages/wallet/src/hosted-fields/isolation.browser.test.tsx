import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../mount.tsx';
import css from '../styles.css?inline';
import { startBrowserShop } from '../testing/browser-shop.ts';

it('shows the vault’s fields in the form without shadow roots, where they can be used [W-2.27]', async () => {
  const shop = await startBrowserShop();
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const container = document.body.appendChild(document.createElement('div'));
  const wallet = mount({ ...(await shop.configOf('alice')), container, isolation: 'none' });
  onTestFinished(async () => {
    wallet.unmount();
    container.remove();
    style.remove();
    await shop.stop();
  });
  wallet.open({ screen: 'add-card' });
  const frame = () => document.querySelector('iframe');
  await expect.poll(() => frame()?.closest('[data-part=card-fields]')?.ariaBusy).toBe('false');
  await userEvent.click(page.getByLabelText('First name'));
  const box = frame()?.getBoundingClientRect() ?? new DOMRect();
  expect(box.height).toBeGreaterThan(60);
  expect(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)).toBe(frame());
  const layer = document.querySelector('[data-grocer-overlay]');
  expect(layer && getComputedStyle(layer)).toMatchObject({ borderTopWidth: '0px', pointerEvents: 'none' });
});
