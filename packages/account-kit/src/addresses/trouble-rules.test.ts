import { expect, it } from 'vitest';
import { accountTexts } from '../errors/messages.ts';
import { removeTroubleOf, saveTroubleOf, troubleOf } from './trouble-rules.ts';

it.each([
  ['constraint_violation', 'constraint'],
  ['address_invalid', 'constraint'],
  ['not_found', 'notFound'],
  ['address_limit', 'tooMany'],
  ['network', 'offline'],
  ['session_expired', 'signIn'],
  ['forbidden', 'signIn'],
  ['server_error', 'generic'],
  ['unexpected', 'generic'],
] as const)('maps %s to the text %s [A-8.2] [A-8.6]', (code, text) => {
  expect([troubleOf(code), saveTroubleOf(code), removeTroubleOf(code)]).toEqual([text, text, text]);
});

it('distinguishes a save and a removal that are not confirmed', () =>
  expect([saveTroubleOf('unconfirmed'), removeTroubleOf('unconfirmed')]).toEqual([
    'saveUnconfirmed',
    'removeUnconfirmed',
  ]));

it('names technical difficulties, and a lost connection [A-8.2] [A-8.6]', () =>
  expect([accountTexts.address.constraint, accountTexts.offline]).toEqual([
    "We're sorry, we are currently experiencing technical difficulties. Please try again later.",
    "Hmmm, looks like we've lost you. Please check your internet connection.",
  ]));
