import { GrocerError } from '@grocer/foundation/http';
import { describe, expect, it, vi } from 'vitest';
import { reportFailure } from './analytics.ts';

const said = (more: { readonly status?: number }) => {
  const report = vi.fn();
  const failure = {
    code: 'unexpected',
    retryable: false,
    message: '',
    endpoint: '/payment/v2/wallet',
  } as const;
  reportFailure(report, new GrocerError({ ...failure, ...more }));
  return report.mock.calls;
};

describe('a failed request', () => {
  it.each([400, 401, 402, 404, 408, 409, 422, 429, 499])(
    'reports status %i as a user constraint [W-7.27]',
    (status) => {
      expect(said({ status })).toEqual([[{ type: 'USER_CONSTRAINT_ERROR', code: 'unexpected', fields: [] }]]);
    },
  );

  it.each([{ status: 500 }, { status: 503 }, {}])('reports %j as a service error [W-7.27]', (ending) => {
    const failed = {
      type: 'CUSTOMER_FACING_SERVICE_ERROR',
      code: 'unexpected',
      endpoint: '/payment/v2/wallet',
    };
    expect(said(ending)).toEqual([[failed]]);
  });
});
