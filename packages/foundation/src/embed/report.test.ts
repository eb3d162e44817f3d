import { expect, it, vi } from 'vitest';
import { GrocerError } from '../http/grocer-error.ts';
import type { GrocerErrorDetails } from '../http/grocer-error.ts';
import { tellError } from './report.ts';

const failure = (code: GrocerErrorDetails['code'], status?: number): GrocerError =>
  new GrocerError({
    code,
    message: '',
    retryable: false,
    endpoint: '/a',
    ...(status !== undefined && { status }),
  });

const hearing = () => {
  const [expire, report, emit] = [vi.fn(), vi.fn(), vi.fn()];
  return { expire, report, emit, hearers: { session: { expire }, report, emitter: { emit } } };
};

it.each([
  [400, 'bad_request', { type: 'USER_CONSTRAINT_ERROR', code: 'bad_request' }],
  [499, 'bad_request', { type: 'USER_CONSTRAINT_ERROR', code: 'bad_request' }],
  [500, 'server_error', { type: 'CUSTOMER_FACING_SERVICE_ERROR', code: 'server_error', endpoint: '/a' }],
  [undefined, 'network', { type: 'CUSTOMER_FACING_SERVICE_ERROR', code: 'network', endpoint: '/a' }],
] as const)('reports a call that ends with %s %s to host and analytics', (status, code, event) => {
  const { hearers, report, emit, expire } = hearing();
  const error = failure(code, status);
  tellError(hearers, error);
  expect(report.mock.calls).toEqual([[event]]);
  expect(emit.mock.calls).toEqual([['error', { error }]]);
  expect(expire).not.toHaveBeenCalled();
});

it('expires the session on a forbidden call', () => {
  const { hearers, expire } = hearing();
  tellError(hearers, failure('forbidden', 403));
  expect(expire).toHaveBeenCalledOnce();
});

it.each(['aborted', 'session_expired'] as const)('reports nothing about a call that is %s', (code) => {
  const { hearers, report, emit } = hearing();
  tellError(hearers, failure(code));
  expect([report.mock.calls, emit.mock.calls]).toEqual([[], []]);
});
