import { readSignInToken } from '@grocer/foundation/contract';
import { useRecording, shopperHeaders } from '@grocer/foundation/testing';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { mountHostedPayment } from './mount-hosted-payment.ts';
import { useCheckout } from '../../testing/use-checkout.ts';

const box = useCheckout();
const recording = useRecording('http://api.localhost:8787/');
const SIGN_IN_TOKEN = '/payment/v2/hosted-payment/sign-in-token';

/** The page, opened by alice. */
async function open() {
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
  });
  onTestFinished(() => {
    wallet?.unmount();
    container.remove();
  });
  return { wallet, signedOut, token };
}

it('shows the cards of whoever it has fetched a sign-in token for, as an application of its own [C-1.2] [C-6.1] [C-7.28]', async () => {
  const { wallet, token } = await open();
  expect(await screen.findAllByText(/ending in|•/)).not.toHaveLength(0);
  const own = { 'x-application-id': 'WEB HOSTED PAYMENT PAGE' };
  const [asked] = recording.requests.filter(({ path }) => path === SIGN_IN_TOKEN);
  expect(asked).toStrictEqual({
    method: 'GET',
    path: SIGN_IN_TOKEN,
    query: {},
    headers: { ...shopperHeaders(token), ...own },
    body: undefined,
  });
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
] as const)('sends the shopper to sign in, once, where the token %s [C-6.1]', async (_what, fault) => {
  box.controls.addFault({ match: readSignInToken.name, when: 'before', ...fault });
  const { wallet, signedOut } = await open();
  expect(wallet).toBeUndefined();
  expect(signedOut).toEqual([location.pathname]);
  expect(box.calls('wallet.list')).toBe(0);
});
