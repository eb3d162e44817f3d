import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { usePage } from '../../testing/use-page.ts';

const page = usePage();
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('announces a success in a region that was there before its text [W-4.35]', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  await page.show('alice', { container, uiConfig: { isMyWallet: true } });
  /** Texts of live regions at the time at which they are added. */
  const added: string[] = [];
  const watcher = new MutationObserver((changes) => {
    const elements = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof HTMLElement)
      .flatMap((element) => [element, ...element.querySelectorAll('*')]);
    added.push(...elements.filter(({ role }) => role === 'status').map(({ textContent }) => textContent));
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  await press(/^Actions for .*4444/);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await press('Delete Card');
  const said = 'Card Deleted!Your card has been successfully removed.';
  await waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(said));
  expect(added.filter((text) => text.includes('Deleted'))).toEqual([]);
  watcher.disconnect();
});

it('announces that gift cards cover the order, and keeps the region [W-4.10]', async () => {
  const wallet = await page.show('alice', { checkoutConfig: { orderInfo: { total: 100 } } });
  wallet.open();
  const covered = 'Your gift cards already cover the order total.';
  const section = () => screen.getByRole('group', { name: 'Gift Card' });
  await screen.findByRole('group', { name: 'Gift Card' });
  const region = section().querySelector('[role=status]');
  expect(region?.textContent).toBe('');
  await press(/^Check Balance, Gift card ending in 1000/);
  const gift = await screen.findByRole('checkbox', { name: /1000/ });
  await userEvent.click(gift);
  await waitFor(() => expect(region?.textContent).toBe(covered));
  expect(section().querySelector('[role=status]')).toBe(region);
});
