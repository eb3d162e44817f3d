import { readSignInToken } from '@grocer/foundation/contract';
import { shopperHeaders, useRecording } from '@grocer/foundation/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useCheckout } from '../../testing/use-checkout.ts';
import { mountHostedPayment } from './mount-hosted-payment.ts';
import type { HostedPaymentConfig } from './mount-hosted-payment.ts';

const box = useCheckout();
const recording = useRecording('http://api.localhost:8787/');
const SIGN_IN_TOKEN = '/payment/v2/hosted-payment/sign-in-token';

/** Opens the page as Alice. */
async function open(more: Partial<HostedPaymentConfig> = {}) {
  const token = await box.tokenFor('alice');
  const signedOut: string[] = [];
  const container = document.createElement('div');
  document.body.append(container);
  const wallet = await mountHostedPayment({
    environment: 'LOCAL',
    endpoints: { payment: 'http://api.localhost:8787' },
    isolation: 'none',
    container,
    authConfig: { type: 'B2C', token, redirectToSignIn: (path) => void signedOut.push(path) },
    ...more,
  });
  onTestFinished(() => {
    wallet?.unmount();
    container.remove();
  });
  return { wallet, signedOut, token, container };
}

const asked = () => recording.requests.filter(({ path }) => path === SIGN_IN_TOKEN);

it('shows the cards of the shopper by a sign-in token, with an application id of its own [C-1.2] [C-6.1] [C-7.28]', async () => {
  const { wallet, token } = await open();
  expect(await screen.findAllByText(/ending in|•/)).not.toHaveLength(0);
  const own = { 'x-application-id': 'WEB HOSTED PAYMENT PAGE' };
  expect(asked()).toStrictEqual([
    {
      method: 'GET',
      path: SIGN_IN_TOKEN,
      query: {},
      headers: { ...shopperHeaders(token), ...own },
      body: undefined,
    },
  ]);
  const signInToken = recording.said('signInToken');
  const listed = recording.requests.filter(({ path }) => path === '/payment/v2/wallet').at(-1);
  expect(listed?.headers).toMatchObject({ ...own, authorization: `Bearer ${String(signInToken)}` });
  expect(signInToken).not.toBe(token);
  expect(wallet?.getCards().length).toBeGreaterThan(0);
});

it.each([
  ['fails', { kind: 'status', status: 500, times: 9 }],
  ['is missing', { kind: 'status', status: 200, times: 9 }],
  ['is refused', { kind: 'status', status: 401, times: 9 }],
] as const)('redirects to sign in, once, when the token %s [C-6.1]', async (_what, fault) => {
  box.controls.addFault({ match: readSignInToken.name, when: 'before', ...fault });
  const { wallet, signedOut } = await open();
  expect(wallet).toBeUndefined();
  expect(signedOut).toEqual([location.pathname]);
  expect(box.calls('wallet.list')).toBe(0);
});

describe('once it is mounted', () => {
  it('renews an expired token, and redirects to sign in once when it cannot [C-6.1]', async () => {
    const { wallet, signedOut } = await open();
    await expect.poll(() => wallet?.status).toBe('ready');
    box.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'status', status: 401, times: 1 });
    await wallet?.refresh();
    expect([asked().length, signedOut]).toEqual([2, []]);
    await box.controls.expireTokens();
    await wallet?.refresh();
    expect(signedOut).toEqual([location.pathname]);
  });

  it('does not redirect when there is no network', async () => {
    const { wallet, signedOut } = await open();
    await expect.poll(() => wallet?.status).toBe('ready');
    box.controls.addFault({ match: 'wallet.list', when: 'before', kind: 'status', status: 401, times: 1 });
    box.controls.addFault({ match: readSignInToken.name, when: 'before', kind: 'reset', times: 30 });
    vi.stubGlobal('navigator', { onLine: false });
    onTestFinished(() => void vi.unstubAllGlobals());
    await wallet?.refresh();
    expect(signedOut).toEqual([]);
  });

  it('does not redirect after it is unmounted', async () => {
    const { wallet, signedOut } = await open();
    await expect.poll(() => wallet?.status).toBe('ready');
    await box.controls.expireTokens();
    const reading = wallet?.refresh();
    wallet?.unmount();
    await reading;
    expect(signedOut).toEqual([]);
  });

  it('ignores a token of another shopper', async () => {
    const { wallet } = await open();
    await expect.poll(() => wallet?.status).toBe('ready');
    const cards = wallet?.getCards();
    // An untyped host passes a token.
    const patch: object = { token: await box.tokenFor('bob') };
    wallet?.update(patch);
    await wallet?.refresh();
    expect(wallet?.getCards()).toEqual(cards);
  });
});

it('mounts nothing when its signal is already aborted', async () => {
  const { wallet, signedOut, container } = await open({ signal: AbortSignal.abort() });
  expect([wallet, signedOut, container.childElementCount]).toEqual([undefined, [], 0]);
});

it.each([
  ['a redirect to sign in', { authConfig: { type: 'B2C', token: 'a-token' } }, '`redirectToSignIn`'],
  [
    'a token',
    { authConfig: { type: 'B2C', redirectToSignIn: () => undefined } as never },
    '`authConfig.token`',
  ],
  [
    'an address that is encrypted',
    { environment: 'PROD', endpoints: { payment: 'http://api.localhost:8787' } },
    '`endpoints.payment` must be https',
  ],
  ['the host name of its banner', { bannerDomain: 'example.com/other' }, '`bannerDomain`'],
] as const)('rejects a config without %s before it sends the token', async (_what, more, words) => {
  const refused = await open(more).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'invalid_config', message: expect.stringContaining(words) });
  expect(asked()).toEqual([]);
});
