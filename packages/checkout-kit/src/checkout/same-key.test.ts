import { activateCheckout, modifyCheckout } from '@grocer/foundation/contract';
import { recordRequests } from '@grocer/foundation/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useCheckout } from '../testing/use-checkout.ts';
import { submitOrder } from './submitting.ts';

const box = useCheckout();

const KINDS = [
  ['an order [C-7.5]', 'ACTIVATE', activateCheckout.name],
  ['changes to an order [C-4.15] [C-7.6] [C-9.12]', 'MODIFY', modifyCheckout.name],
] as const;
type Kind = (typeof KINDS)[number][1];

/**
 * Opens a checkout or a modification, and records the idempotency keys in header and body of each request.
 */
async function open(type: Kind) {
  const getNewToken = () => box.tokenFor('alice');
  const authConfig = { type: 'B2C', token: await getNewToken(), getNewToken } as const;
  const start: Parameters<typeof box.start>[0] =
    type === 'MODIFY' ? await box.beginChanges({ isLast: true }) : {};
  const one = await box.start({ ...start, more: { ...start.more, authConfig } });
  const recording = recordRequests('http://api.localhost:8787/checkout/v2/checkouts/');
  onTestFinished(recording.stop);
  const keys = () =>
    recording.requests
      .map(({ headers, body }) => ({ headers, body: body as { type?: string; idempotencyKey?: string } }))
      .filter(({ body }) => body?.type === type)
      .map(({ headers, body }) => [headers['idempotency-key'], body.idempotencyKey]);
  return { ...one, keys };
}

describe.each(KINDS)('%s', (_what, type, call) => {
  it.each([
    ['a connection that breaks', { when: 'before', kind: 'reset' }, 2],
    ['an answer that is lost', { when: 'after-commit', kind: 'reset' }, 2],
    ['a service that is down', { when: 'before', kind: 'status', status: 500 }, 2],
    ['a service that has too much to do', { when: 'before', kind: 'status', status: 429 }, 2],
    ['a token that has to be renewed', { when: 'before', kind: 'status', status: 401 }, 3],
  ] as const)(
    'sends one idempotency key, the same in body and header, over %s',
    async (_why, fault, times) => {
      const { core, order, keys } = await open(type);
      box.controls.addFault({ match: call, ...fault, times });
      await submitOrder(core);
      expect(order().phase).toBe('placed');
      expect(keys()).toHaveLength(times + 1);
      expect([new Set(keys().flat()).size, keys()[0]?.[0]]).toEqual([1, expect.stringMatching(/./)]);
    },
  );

  it('sends another idempotency key when the shopper submits again after a refusal', async () => {
    const { core, order, keys } = await open(type);
    box.refuse(call, 400);
    await submitOrder(core);
    expect(order().phase).toBe('editing');
    await submitOrder(core);
    expect(order().phase).toBe('placed');
    const [first, second] = keys();
    expect([first?.[0] === first?.[1], second?.[0] === second?.[1], first?.[0] === second?.[0]]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
