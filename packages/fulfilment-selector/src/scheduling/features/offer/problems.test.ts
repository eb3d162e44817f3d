import { GrocerError } from '@grocer/foundation/http';
import { describe, expect, it } from 'vitest';
import { isConstraint, isModal, offerProblemOf } from './problems.ts';

const failed = (code: GrocerError['code'], customerMessage?: string) =>
  new GrocerError({
    code,
    message: 'm',
    retryable: false,
    ...(customerMessage !== undefined && { customerMessage }),
  });

describe('a refused timeslot request', () => {
  it.each([
    ['no_timeslots', 'noTimes', 'F-8.17'],
    ['items_unavailable', 'noItems', 'F-8.18'],
    ['address_invalid', 'badAddress', 'F-8.19'],
    ['location_required', 'badAddress', 'F-8.19'],
    ['full_address_required', 'badAddress', 'F-8.19'],
    ['no_stores_found', 'noStores', 'F-8.20'],
    ['alcohol_quantity_exceeded', 'alcoholQuantity', 'F-8.21'],
    ['alcohol_unavailable', 'alcohol', 'F-8.21'],
    ['unknown_response', 'edge', 'F-8.23'],
    ['forbidden', 'forbidden', 'F-8.23'],
    ['network', 'offline', 'F-8.24'],
    ['timeout', 'unknown', 'F-8.24'],
    ['server_error', 'unknown', 'F-8.24'],
    ['unexpected', 'unknown', 'F-8.24'],
  ] as const)('maps %s to the problem %s [%s]', (code, kind, _clause) =>
    expect(offerProblemOf(failed(code)).kind).toBe(kind),
  );

  it('uses the partner’s message when there is one [F-8.22]', () => {
    expect(offerProblemOf(failed('third_party_refused', 'Closed today.'))).toMatchObject({
      kind: 'partner',
      reason: 'Closed today.',
    });
    expect(offerProblemOf(failed('third_party_refused'))).toMatchObject({
      kind: 'unknown',
      reason: undefined,
    });
  });

  it('shows the customer service code TS1079 when access is forbidden [F-8.23]', () =>
    expect(offerProblemOf(failed('forbidden')).code).toBe('TS1079'));

  it.each([
    [503, 'TS1503'],
    [undefined, 'TS1000'],
  ])('derives from the status %s the error code %s [F-8.24]', (status, code) => {
    const error = new GrocerError({
      code: 'server_error',
      message: 'm',
      retryable: true,
      ...(status && { status }),
    });
    expect(offerProblemOf(error).code).toBe(code);
  });

  it('ignores the customer message of errors that are not a partner’s', () =>
    expect(offerProblemOf(failed('server_error', 'stack trace')).reason).toBeUndefined());

  it.each([
    ['no_timeslots', true, false],
    ['forbidden', true, false],
    ['network', false, false],
    ['unknown_response', false, true],
    ['server_error', false, true],
  ] as const)(
    'treats %s as a constraint: %j, and as a dialog: %j [F-8.23] [F-8.24]',
    (code, constraint, modal) => {
      const problem = offerProblemOf(failed(code));
      expect([isConstraint(problem), isModal(problem)]).toEqual([constraint, modal]);
    },
  );
});
