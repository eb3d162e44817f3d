import type { ErrorCode } from '@grocer/foundation/contract';
import { expect, it } from 'vitest';
import { removeTroubleOf, saveTroubleOf } from './trouble-rules.ts';

it.each<[ErrorCode, string, string]>([
  ['address_limit', 'tooMany', 'removeFailed'],
  ['address_invalid', 'unverified', 'removeFailed'],
  ['unconfirmed', 'unconfirmed', 'removeUnconfirmed'],
  ['timeout', 'unconfirmed', 'removeUnconfirmed'],
  ['server_error', 'technical', 'removeFailed'],
  ['network', 'technical', 'removeFailed'],
])('after %s saving says %s, and removing %s [F-8.5]', (code, saving, removing) => {
  expect([saveTroubleOf(code), removeTroubleOf(code)]).toEqual([saving, removing]);
});
