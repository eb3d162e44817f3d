import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { usePage } from '../testing/use-page.ts';

const page = usePage();
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Mounts a shopper's wallet with its list on the page. */
async function showMyWallet(shopper: 'alice' | 'dave') {
  const container = document.body.appendChild(document.createElement('div'));
  return page.show(shopper, { container, uiConfig: { isMyWallet: true } });
}

describe('a card that is gone', () => {
  it('leads from its balance form to the list, which says so [W-2.42]', async () => {
    const wallet = await showMyWallet('dave');
    await userEvent.click(await button(/^Check Balance, SNAP/));
    await screen.findByRole('dialog', { name: 'Check Balance' });
    wallet.update({ walletConfig: { showSnapCards: false } });
    await wallet.refresh();
    expect(await screen.findByRole('dialog', { name: 'Wallet' })).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This card is no longer in your wallet. Please choose another one.',
    );
  });

  it('leaves the focus in My Wallet when its own menu opened the form', async () => {
    await showMyWallet('alice');
    await userEvent.click(await button(/^Actions for .*4444/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await button('Delete Card'));
    const list = within(await screen.findByRole('dialog'));
    const close = await list.findByText('Close');
    await userEvent.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.closest('[data-part=my-wallet]')).toBeTruthy();
  });
});
