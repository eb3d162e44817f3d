import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WalletHandle } from '../../handle.ts';
import { usePage } from '../../testing/use-page.ts';

const page = usePage();
const OVER = 'It looks like your session has expired. Please log in again to continue.';
const LATE = "We're sorry, we are currently experiencing technical difficulties. Please try again...";

const NO_BALANCE = "We couldn't retrieve your gift card's balance. Please try again.";

/** Returns the alerts on screen except the vault's, whose frame jsdom cannot show. */
const alerts = () =>
  [
    ...document.querySelectorAll('[role="alert"]:not([data-part="fields-unavailable"]) .grocer-notice-text'),
  ].map(({ textContent }) => textContent);

/** The screens that send a request without a form, and how a shopper gets there. */
const places = {
  'wallet.list': (wallet: WalletHandle) => wallet.open({ screen: 'card-list' }),
  'wallet.list-billing-addresses': (wallet: WalletHandle) => wallet.open({ screen: 'add-card' }),
  async 'wallet.check-gift-balance'(wallet: WalletHandle) {
    wallet.open({ screen: 'card-list' });
    const balance = { name: 'Check Balance, Gift card ending in 1000' };
    await userEvent.click(await screen.findByRole('button', balance));
  },
};

describe('a failed request without a form', () => {
  it.each([
    ['wallet.list', 401, OVER, 'W-8.3'],
    ['wallet.list', 408, LATE, 'W-8.15'],
    ['wallet.list', 400, 'There was a problem retrieving your cards, please retry...', 'W-8.19'],
    ['wallet.list-billing-addresses', 401, OVER, 'W-8.3'],
    ['wallet.list-billing-addresses', 408, LATE, 'W-8.15'],
    ['wallet.list-billing-addresses', 400, /^There has been an error loading your address\./, 'W-8.21'],
    ['wallet.check-gift-balance', 401, OVER, 'W-8.3'],
    ['wallet.check-gift-balance', 408, LATE, 'W-8.15'],
    ['wallet.check-gift-balance', 400, NO_BALANCE, 'W-8.24'],
  ] as const)('shows for %s with status %i the alert "%s" [%s]', async (match, status, words, _clause) => {
    const { authConfig } = await page.sandbox.config('alice');
    page.sandbox.controls.addFault({ match, when: 'before', kind: 'status', status, times: 9 });
    // There is no `getNewToken`, so a 401 ends the session.
    const wallet = await page.show('alice', { authConfig: { type: 'B2C', token: authConfig.token } });
    await places[match](wallet);
    await waitFor(() => expect(alerts()).toEqual([expect.stringMatching(words)]));
  });
});
