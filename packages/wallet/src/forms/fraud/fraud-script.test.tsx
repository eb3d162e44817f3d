import { recordRequests } from '@grocer/foundation/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { WalletConfig } from '../../config.ts';
import { usePage } from '../../testing/use-page.ts';

const API = 'http://api.localhost:8787';
const SCRIPT = 'https://api-stage.kroger.com/manage-payment/fraud/device.js';
const page = usePage();

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'accertify');
  document.head.replaceChildren();
});

const scripts = (): readonly string[] => [...document.querySelectorAll('script')].map(({ src }) => src);

/** Mounts Grace's wallet in TEST, which has a fraud script; the nonce makes it load by a visible tag. */
const show = (more: Partial<WalletConfig> = {}) =>
  page.show('grace', { environment: 'TEST', endpoints: { payment: API }, cspNonce: 'n', ...more });

describe('the fraud script', () => {
  it.each([
    ['checkout', {}],
    ['My Wallet', { uiConfig: { isMyWallet: true } }],
  ])('is added to the page once when the wallet opens in %s [W-4.11] [W-7.26]', async (_mode, more) => {
    const wallet = await show(more);
    expect(scripts()).toEqual([]);
    wallet.open();
    await waitFor(() => expect(scripts()).toEqual([SCRIPT]));
    wallet.close();
    wallet.open({ screen: 'add-snap-card' });
    await screen.findByRole('textbox', { name: 'Card Number' });
    expect(scripts()).toEqual([SCRIPT]);
  });

  it.each(['RXWEB', 'EPRN'] as const)(
    'is not added for the pharmacy %s [W-6.3] [W-7.26]',
    async (appName) => {
      const wallet = await show({ appName });
      wallet.open({ screen: 'add-snap-card' });
      await screen.findByRole('textbox', { name: 'Card Number' });
      expect(scripts()).toEqual([]);
    },
  );

  it('sends its device data with a new card [W-7.26] [W-7.13]', async () => {
    const wallet = await show();
    wallet.open({ screen: 'add-snap-card' });
    await waitFor(() => expect(scripts()).toEqual([SCRIPT]));
    Reflect.set(globalThis, 'accertify', {
      deviceTransactionID: 'transaction-1',
      pageID: 'page-2',
      ubaSessionID: 'session-3',
      ubaID: 'uba-4',
      ubaEvents: 'events-5',
    });
    const recording = recordRequests(API);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Card Number' }), '9999000000000004');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(recording.answers).toHaveLength(1));
    recording.stop();
    expect(recording.requests[0]?.body).toMatchObject({
      accertifyTransactionId: 'transaction-1',
      deviceInfo: { pageId: 'page-2', sessionId: 'session-3', ubaId: 'uba-4', ubaEvents: 'events-5' },
    });
  });
});
