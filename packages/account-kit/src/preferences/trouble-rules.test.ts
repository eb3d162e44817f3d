import { expect, it } from 'vitest';
import { saveTroubleOf, troubleOf } from './trouble-rules.ts';

it.each([
  ['server_error', false, 'offline'],
  ['network', true, 'offline'],
  ['no_preferred_store', true, 'storeNeeded'],
  ['preferences_not_found', true, 'notFound'],
  ['mobile_phone_missing', true, 'phoneNeeded'],
  ['unexpected', true, 'technical'],
  ['unconfirmed', true, 'technical'],
] as const)('maps %s with a connection (%s) to %s', (code, isOnline, trouble) =>
  expect(troubleOf({ code }, isOnline)).toBe(trouble),
);

it.each([
  ['unconfirmed', true, 'unconfirmed'],
  ['timeout', false, 'unconfirmed'],
  ['network', true, 'offline'],
  ['server_error', true, 'technical'],
] as const)('maps a change that ends in %s with a connection (%s) to %s', (code, isOnline, trouble) =>
  expect(saveTroubleOf({ code }, isOnline)).toBe(trouble),
);
