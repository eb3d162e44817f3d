import { expect, it } from 'vitest';
import { errorReportOf } from './error-report.ts';
import { GrocerError } from './grocer-error.ts';

it.each([
  ['invalid_config', 'host'],
  ['network', 'service'],
  ['version_conflict', 'service'],
  ['not_found', 'service'],
  ['session_expired', 'session'],
  ['forbidden', 'session'],
  ['address_invalid', 'user_constraint'],
  ['timeslot_taken', 'user_constraint'],
] as const)('puts %s into the category %s [F-8.27]', (code, errorCategory) =>
  expect(errorReportOf({ code })).toMatchObject({ errorType: code, errorCategory }),
);

it('contains only what logs need to know of an error [F-8.27] [C-3.16]', () => {
  const error = new GrocerError({
    code: 'promise_expired',
    message: 'For developers.',
    retryable: false,
    status: 410,
    endpoint: '/scheduling/v4/promises/{promiseId}',
    operationId: 'o',
    customerMessage: 'Choose another time.',
  });
  expect(errorReportOf(error)).toEqual({
    customerMessage: 'Choose another time.',
    errorCategory: 'user_constraint',
    errorType: 'promise_expired',
    normalizedEndpoint: '/scheduling/v4/promises/{promiseId}',
    status: 410,
  });
});
