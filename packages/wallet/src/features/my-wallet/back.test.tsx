import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { usePage } from '../../testing/use-page.ts';

const page = usePage();

it.each(['Add Gift Card', 'Add Credit/Debit Card'])(
  'closes the flyout on Back from "%s" in My Wallet',
  async (title) => {
    const container = document.createElement('div');
    document.body.append(container);
    await page.show('alice', { container, uiConfig: { isMyWallet: true } });
    await userEvent.click(await screen.findByRole('button', { name: title }));
    await screen.findByRole('heading', { name: title });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
