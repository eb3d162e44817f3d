import { shopperHeaders, useRecording } from '@grocer/foundation/testing';
import { expect, it } from 'vitest';
import { useAccount } from '../../testing/use-account.ts';
import { smsActions } from './actions.ts';

// Compares whole requests with the specification and, where it is silent, with our own decisions.

const SMS = '/accountmanagement/api/sms';
const here = useAccount();
const recording = useRecording('http://api.localhost:8787/');

it('reads and changes kinds by +1 and ten digits, with an endpoint of its own for transactional messages [A-3.7] [A-5.10] [A-7.10] [A-7.11] [A-9.8]', async () => {
  const { account, state } = await here.start('alice');
  await smsActions(account).load();
  smsActions(account).want('PROMOTIONAL', true);
  await expect.poll(() => state().smsSwitches['PROMOTIONAL']?.phase).toBe('warned');
  const headers = shopperHeaders(account.config.authConfig?.token);
  const post = (path: string, body: object) => ({
    method: 'POST',
    path: `${SMS}${path}`,
    query: {},
    headers: { ...headers, 'content-type': 'application/json' },
    body: { phoneNumber: '+16145550101', ...body },
  });
  expect(recording.requests).toEqual([
    {
      method: 'GET',
      path: '/atlas/v1/customer-profile/v1/profile',
      query: {},
      headers,
      body: undefined,
    },
    post('/opt-in-status', { triggerType: 'CLICKLIST' }),
    post('/opt-in-status', { triggerType: 'PROMOTIONAL' }),
    post('/transactional-status', { triggerType: 'TRANSACTIONAL' }),
    post('/opt-in', { triggerType: 'PROMOTIONAL', optIn: true }),
  ]);
});
