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
])('maps %s to %s when saving and to %s when removing [F-8.5]', (code, saving, removing) => {
  expect([saveTroubleOf(code), removeTroubleOf(code)]).toEqual([saving, removing]);
});
