import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeVault } from '../../testing/fake-vault.ts';
import { usePage } from '../../testing/use-page.ts';

const page = usePage();

it('shows the amount of the request that is open', async () => {
  const { hostedFields } = fakeVault();
  const wallet = await page.show('dave', { hostedFields });
  const cardId = wallet.getState().cards.find(({ lastFour }) => lastFour === '0004')?.id ?? '';
  const first = wallet.enterPin({ cardId, amount: 4000 });
  await screen.findByText('$40.00');
  const second = wallet.enterPin({ cardId, amount: 2500 });
  expect(await first).toBeUndefined();
  await screen.findByText('$25.00');
  expect(screen.queryByText('$40.00')).toBeNull();
  wallet.close();
  expect(await second).toBeUndefined();
});
