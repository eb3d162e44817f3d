import { recordRequests } from '@grocer/foundation/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WalletConfig } from '../config.ts';
import type { WalletHandle } from '../handle.ts';
import { mount } from '../mount.tsx';
import { createWalletSandbox } from '../testing/wallet-sandbox.ts';
import type { WalletSandbox } from '../testing/wallet-sandbox.ts';

const API = 'http://api.localhost:8787';
const SCRIPT = 'https://api-stage.kroger.com/manage-payment/fraud/device.js';
const server = setupServer();
let sandbox: WalletSandbox;
let wallet: WalletHandle;

beforeAll(async () => {
  sandbox = await createWalletSandbox();
  server.listen({ onUnhandledFrame: 'error' });
  server.use(...sandbox.handlers);
});
afterEach(async () => {
  wallet.unmount();
  Reflect.deleteProperty(globalThis, 'accertify');
  document.head.replaceChildren();
  await sandbox.controls.reset();
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

const scripts = (): readonly string[] => [...document.querySelectorAll('script')].map(({ src }) => src);

const checkout: Partial<WalletConfig> = { checkoutConfig: { orderInfo: { total: 9647 } } };
const myWallet: Partial<WalletConfig> = { uiConfig: { isMyWallet: true } };

/** The wallet of a page in TEST, where there is a fraud script; the nonce makes it a tag that can be seen. */
async function show(more: Partial<WalletConfig>): Promise<void> {
  const place = {
    environment: 'TEST',
    endpoints: { payment: API },
    cspNonce: 'n',
    isolation: 'none',
  } as const;
  wallet = mount(await sandbox.config('grace', { ...place, walletConfig: { showSnapCards: true }, ...more }));
  await wallet.ready;
}

describe('the fraud script', () => {
  it.each([
    ['checkout', checkout],
    ['My Wallet', myWallet],
  ])('is put into the page once by opening the wallet in %s [W-4.11] [W-7.26]', async (_mode, more) => {
    await show(more);
    expect(scripts()).toEqual([]);
    wallet.open();
    await waitFor(() => expect(scripts()).toEqual([SCRIPT]));
    wallet.close();
    wallet.open({ screen: 'add-snap-card' });
    await screen.findByRole('textbox', { name: 'Card Number' });
    expect(scripts()).toEqual([SCRIPT]);
  });

  it.each(['RXWEB', 'EPRN'] as const)(
    'is not in the page of the pharmacy %s [W-6.3] [W-7.26]',
    async (appName) => {
      await show({ ...checkout, appName });
      wallet.open({ screen: 'add-snap-card' });
      await screen.findByRole('textbox', { name: 'Card Number' });
      expect(scripts()).toEqual([]);
    },
  );

  it('has what it left sent with a new card [W-7.26] [W-7.13]', async () => {
    await show(checkout);
    wallet.open({ screen: 'add-snap-card' });
    await waitFor(() => expect(scripts()).toEqual([SCRIPT]));
    const [transaction, page, session, uba, events] = ['t-1', 'p-2', 's-3', 'u-4', 'e-5'];
    Reflect.set(globalThis, 'accertify', {
      deviceTransactionID: transaction,
      pageID: page,
      ubaSessionID: session,
      ubaID: uba,
      ubaEvents: events,
    });
    const recording = recordRequests(API);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Card Number' }), '9999000000000004');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(recording.answers).toHaveLength(1));
    recording.stop();
    expect(recording.requests[0]?.body).toMatchObject({
      accertifyTransactionId: transaction,
      deviceInfo: { pageId: page, sessionId: session, ubaId: uba, ubaEvents: events },
    });
  });
});
