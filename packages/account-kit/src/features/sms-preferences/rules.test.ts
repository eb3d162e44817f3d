import { expect, it } from 'vitest';
import { mobileOf } from './rules.ts';

const phone = (type: 'MOBILE' | 'HOME', number: string, isVerified = false) => ({ type, number, isVerified });

it.each([
  ['none', [], undefined],
  ['one at home alone', [phone('HOME', '1', true)], undefined],
  ['the first mobile phone', [phone('HOME', '1', true), phone('MOBILE', '2'), phone('MOBILE', '3')], '2'],
  ['one that is verified', [phone('MOBILE', '2'), phone('MOBILE', '3', true)], '3'],
])('picks the number for text messages: %s', (_, phones, number) =>
  expect(mobileOf({ phones })).toBe(number),
);
