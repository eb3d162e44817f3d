import { screen, waitFor, within } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { mount } from '../index.ts';
import { createWalletSandbox, demoShoppers } from '../testing.ts';
import type { WalletSandbox } from '../testing.ts';

const server = setupServer();
let sandbox: WalletSandbox;
beforeAll(async () => {
  sandbox = await createWalletSandbox();
  server.listen({ onUnhandledFrame: 'error' });
  server.use(...sandbox.handlers);
});
afterEach(async () => {
  await sandbox.controls.reset();
  document.body.replaceChildren();
});
afterAll(async () => {
  server.close();
  await sandbox.close();
});

const order = { checkoutConfig: { orderInfo: { total: 9647 } } };

async function mountFor(shopper: keyof typeof demoShoppers) {
  const container = document.createElement('div');
  document.body.append(container);
  const config = await sandbox.config(shopper, { ...order, container, isolation: 'none' });
  const wallet = mount(config);
  await wallet.ready;
  return { wallet, box: within(container) };
}

it('mounts a wallet with demo cards in a host’s own tests', async () => {
  const { wallet, box } = await mountFor('alice');
  expect(await box.findByText('Visa ending in 4242')).toBeTruthy();
  expect(wallet.getSelection().bank.map(({ lastFour }) => lastFour)).toEqual(['4242']);
  wallet.unmount();
});

it('shows a failure that a fault stages', async () => {
  sandbox.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'status', status: 403 });
  const { wallet } = await mountFor('alice');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy());
  expect(wallet.status).toBe('failed');
  wallet.unmount();
});

it('reloads the cards when the page is shown again, until unmounted', async () => {
  const { wallet } = await mountFor('alice');
  const reads = () => sandbox.controls.history().filter(({ call }) => call === 'wallet.list').length;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(reads()).toBe(2));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(reads()).toBe(3));
  wallet.unmount();
  document.dispatchEvent(new Event('visibilitychange'));
  const { wallet: next } = await mountFor('alice');
  expect(reads()).toBe(4);
  next.unmount();
});

it('emits closed when it unmounts open, and not when it unmounts closed', async () => {
  for (const isOpen of [true, false]) {
    const { wallet } = await mountFor('alice');
    const closed: unknown[] = [];
    wallet.on('closed', ({ reason }) => closed.push(reason));
    if (isOpen) wallet.open();
    wallet.unmount();
    expect(closed).toEqual(isOpen ? ['unmounted'] : []);
  }
});

it('issues a token for every demo shopper', async () => {
  for (const shopper of Object.keys(demoShoppers) as (keyof typeof demoShoppers)[])
    expect(await sandbox.tokenFor(shopper)).toEqual(expect.any(String));
});
