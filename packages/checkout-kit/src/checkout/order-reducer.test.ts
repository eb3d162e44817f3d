import type { Checkout, CheckoutStatus } from '@grocer/foundation/domain';
import { GrocerError } from '@grocer/foundation/http';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutForTests } from '../testing/checkout-for-tests.ts';
import { checkoutOf, orderReducer } from './order-reducer.ts';
import type { OrderEvent, OrderState } from './order-reducer.ts';

const draft = checkoutForTests();
const submitted = checkoutForTests({ status: 'SUBMITTED', versionKey: 'v2', lastOperation: 'op-1' });
const error = new GrocerError({ code: 'server_error', retryable: true, message: '' });

const states: Readonly<Record<string, OrderState>> = {
  loading: { phase: 'loading' },
  unavailable: { phase: 'unavailable', error },
  editing: { phase: 'editing', checkout: draft },
  refused: { phase: 'editing', checkout: draft, trouble: { kind: 'declined' } },
  offline: { phase: 'editing', checkout: draft, trouble: { kind: 'offline' } },
  signedOut: { phase: 'editing', checkout: draft, trouble: { kind: 'session' } },
  submitting: { phase: 'submitting', checkout: draft, operation: 'op-1' },
  unknown: { phase: 'unknown', checkout: draft, operation: 'op-1', isChecking: false },
  placed: { phase: 'placed', checkout: submitted },
  rejected: { phase: 'rejected', checkout: draft, reason: 'no' },
  expired: { phase: 'expired', checkout: draft },
  conflicted: { phase: 'conflicted', checkout: draft },
};

const changed = checkoutForTests({ versionKey: 'v1.1', tip: 500 });
const read = (checkout: Checkout): OrderEvent => ({ type: 'read', checkout });
const ended = (
  outcome: Extract<OrderEvent, { type: 'ended' }>['outcome'],
  operation = 'op-1',
): OrderEvent => ({
  type: 'ended',
  operation,
  outcome,
});
const submit = (operation = 'op-1'): OrderEvent => ({ type: 'submit', operation });

/** The next state per event and state; combinations that are not listed change nothing. */
const TABLE: readonly (readonly [event: string, OrderEvent, Readonly<Record<string, OrderState>>])[] = [
  [
    'load',
    { type: 'load' },
    Object.fromEntries(
      Object.keys(states)
        .filter((name) => name !== 'submitting' && name !== 'unknown')
        .map((name) => [name, { phase: 'loading' }]),
    ),
  ],
  ['the page of a rejection', { type: 'rejected' }, { loading: { phase: 'rejected', reason: undefined } }],
  [
    'a submission that was left open',
    { type: 'resume', checkout: changed, operation: 'op-0' },
    { loading: { phase: 'unknown', checkout: changed, operation: 'op-0', isChecking: false } },
  ],
  ['loadFailed', { type: 'loadFailed', error }, { loading: { phase: 'unavailable', error } }],
  ['loaded', { type: 'loaded', checkout: changed }, { loading: { phase: 'editing', checkout: changed } }],
  [
    'offline [C-8.16]',
    { type: 'offline' },
    Object.fromEntries(
      ['editing', 'refused', 'offline', 'signedOut'].map((name) => [
        name,
        { phase: 'editing', checkout: draft, trouble: { kind: 'offline' } },
      ]),
    ),
  ],
  [
    'read of a draft',
    read(changed),
    {
      ...Object.fromEntries(
        // A placed order stays placed, and a rejected one rejected. Without a load the page lacks the cards.
        ['editing', 'expired', 'conflicted'].map((name) => [name, { phase: 'editing', checkout: changed }]),
      ),
      refused: { phase: 'editing', checkout: changed, trouble: { kind: 'declined' } },
      offline: { phase: 'editing', checkout: changed, trouble: { kind: 'offline' } },
      signedOut: { phase: 'editing', checkout: changed, trouble: { kind: 'session' } },
      submitting: { phase: 'submitting', checkout: changed, operation: 'op-1' },
    },
  ],
  [
    'read of an order that was placed',
    read(submitted),
    Object.fromEntries(
      Object.keys(states)
        .filter((name) => !['loading', 'unavailable', 'submitting', 'unknown'].includes(name))
        .map((name) => [name, { phase: 'placed', checkout: submitted }]),
    ),
  ],
  [
    'submit',
    submit(),
    {
      editing: { phase: 'submitting', checkout: draft, operation: 'op-1' },
      refused: { phase: 'submitting', checkout: draft, operation: 'op-1' },
      offline: { phase: 'submitting', checkout: draft, operation: 'op-1' },
      signedOut: { phase: 'submitting', checkout: draft, operation: 'op-1' },
    },
  ],
  [
    'online [C-8.16]',
    { type: 'resolved', trouble: 'offline' },
    { offline: { phase: 'editing', checkout: draft } },
  ],
  [
    'signed in again [C-8.2]',
    { type: 'resolved', trouble: 'session' },
    { signedOut: { phase: 'editing', checkout: draft } },
  ],
  [
    'the order is there',
    ended({ kind: 'placed', checkout: submitted }),
    {
      submitting: { phase: 'placed', checkout: submitted },
      unknown: { phase: 'placed', checkout: submitted },
    },
  ],
  [
    'it was refused',
    ended({ kind: 'refused', trouble: { kind: 'generic' } }),
    {
      submitting: { phase: 'editing', checkout: draft, trouble: { kind: 'generic' } },
      unknown: { phase: 'editing', checkout: draft, trouble: { kind: 'generic' } },
    },
  ],
  [
    'it was rejected after the cards were asked',
    ended({ kind: 'rejected', reason: 'no' }),
    {
      submitting: { phase: 'rejected', checkout: draft, reason: 'no' },
      unknown: { phase: 'rejected', checkout: draft, reason: 'no' },
    },
  ],
  [
    'its time is gone',
    ended({ kind: 'expired' }),
    { submitting: { phase: 'expired', checkout: draft }, unknown: { phase: 'expired', checkout: draft } },
  ],
  [
    'somebody else has changed it',
    ended({ kind: 'conflicted' }),
    {
      submitting: { phase: 'conflicted', checkout: draft },
      unknown: { phase: 'conflicted', checkout: draft },
    },
  ],
  [
    'what was refused is read anew',
    ended({ kind: 'refused', trouble: { kind: 'age' }, checkout: changed }),
    {
      submitting: { phase: 'editing', checkout: changed, trouble: { kind: 'age' } },
      unknown: { phase: 'editing', checkout: changed, trouble: { kind: 'age' } },
    },
  ],
  [
    'the changes are gone',
    ended({ kind: 'missing', error }),
    { submitting: { phase: 'unavailable', error }, unknown: { phase: 'unavailable', error } },
  ],
  ['the end of another submission', ended({ kind: 'placed', checkout: submitted }, 'op-2'), {}],
  [
    'lost',
    { type: 'lost', operation: 'op-1' },
    {
      submitting: { phase: 'unknown', checkout: draft, operation: 'op-1', isChecking: false },
      unknown: { phase: 'unknown', checkout: draft, operation: 'op-1', isChecking: false },
    },
  ],
  ['another one is lost', { type: 'lost', operation: 'op-2' }, {}],
  [
    'check',
    { type: 'check', operation: 'op-1' },
    { unknown: { phase: 'unknown', checkout: draft, operation: 'op-1', isChecking: true } },
  ],
  ['another one is checked', { type: 'check', operation: 'op-2' }, {}],
];

describe.each(TABLE)('%s', (_name, event, leads) => {
  it.each(Object.entries(states))('leads from %s to the expected state', (name, state) => {
    expect(orderReducer(state, event)).toEqual(leads[name] ?? state);
  });
});

it('opens a checkout in the phase of its status [C-2.14]', () => {
  const statuses: readonly [CheckoutStatus, OrderState['phase']][] = [
    ['DRAFT', 'editing'],
    ['SUBMITTED', 'placed'],
    ['MODIFIED', 'placed'],
    ['CANCELED', 'rejected'],
  ];
  const phases = statuses.map(([status]) => [
    status,
    orderReducer({ phase: 'loading' }, { type: 'loaded', checkout: checkoutForTests({ status }) }).phase,
  ]);
  expect(phases).toEqual(statuses);
});

it('has a checkout to show in every state after one was read', () => {
  expect(Object.values(states).map((state) => checkoutOf(state)?.id)).toEqual(
    Object.keys(states).map((name) => (name === 'loading' || name === 'unavailable' ? undefined : 'c1')),
  );
});

const events = fc.constantFrom<OrderEvent>(
  ...TABLE.map(([, event]) => event),
  submit('op-2'),
  ended({ kind: 'refused', trouble: { kind: 'generic' } }, 'op-2'),
);

/** Returns the invariant that a transition violates, if any. */
function faultBetween(state: OrderState, event: OrderEvent, next: OrderState): string | undefined {
  if ('operation' in state) {
    const isItsEnd = event.type === 'ended' && event.operation === state.operation;
    const isStill = 'operation' in next && next.operation === state.operation;
    if (!isItsEnd && !isStill) return `${state.phase} was left by ${event.type}`;
  }
  // Only the service can say that an order was placed.
  return next.phase === 'placed' && next.checkout.status === 'DRAFT'
    ? 'a draft was said to be placed'
    : undefined;
}

it('keeps a submission until its own outcome arrives, and never reports a draft as placed', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), (happened) => {
      const faults: string[] = [];
      let state: OrderState = { phase: 'editing', checkout: draft };
      for (const event of happened) {
        const next = orderReducer(state, event);
        const fault = faultBetween(state, event, next);
        if (fault !== undefined) faults.push(fault);
        state = next;
      }
      expect(faults).toEqual([]);
    }),
  );
});
