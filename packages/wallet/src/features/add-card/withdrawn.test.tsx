import { recordRequests } from '@grocer/foundation/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeVault } from '../../testing/fake-vault.ts';
import { usePage } from '../../testing/use-page.ts';

const page = usePage();

it('saves no card once the host has withdrawn the boxes that the shopper saw [W-2.29]', async () => {
  const vault = fakeVault();
  vault.answer = {
    response: '870',
    paypageRegistrationId: 'low-value-token',
    firstSix: '601111',
    lastFour: '1117',
    type: 'DI',
    expMonth: '12',
    expYear: '33',
  };
  const wallet = await page.show('alice', { hostedFields: vault.hostedFields });
  wallet.open({ screen: 'add-card' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ann');
  await userEvent.type(screen.getByRole('textbox', { name: 'Last name' }), 'Lee');
  await userEvent.click(screen.getByRole('checkbox', { name: /preferred/i }));
  await screen.findAllByRole('radio');
  wallet.update({ walletConfig: { saveCardOptionEnabled: false } });
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /preferred/i })).toBeNull());
  const recording = recordRequests('http://');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await expect
    .poll(() => recording.requests.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ save: false, defaultCard: false });
  recording.stop();
});
