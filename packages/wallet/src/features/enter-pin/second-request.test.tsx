import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeVault } from '../../testing/fake-vault.ts';
import { usePage } from '../../testing/use-page.ts';

const page = usePage();

it('shows the amount of the request that is open, in a form of its own', async () => {
  const vault = fakeVault();
  vault.answer = { response: '870', pinCheckoutId: 'pin' };
  const { letGo } = page.sandbox.controls.hold({ match: 'wallet.check-snap-balance', when: 'before' });
  const wallet = await page.show('dave', { hostedFields: vault.hostedFields });
  const cardId = wallet.getState().cards.find(({ lastFour }) => lastFour === '0004')?.id ?? '';
  const first = wallet.enterPin({ cardId, amount: 4000 });
  await screen.findByText('$40.00');
  await expect.poll(() => vault.made.length).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await expect.poll(() => vault.calls).toContain('token');
  const second = wallet.enterPin({ cardId, amount: 2500 });
  expect(await first).toBeUndefined();
  await screen.findByText('$25.00');
  await expect.poll(() => vault.made.length).toBe(2);
  expect(screen.getByRole('button', { name: 'Done' }).ariaBusy).toBeNull();
  expect(screen.queryByText('$40.00')).toBeNull();
  wallet.close();
  expect(await second).toBeUndefined();
  letGo();
});
