import { describe, expect, it } from 'vitest';
import { hostedFieldMessages } from './messages.ts';
import { brandOf } from './brand.ts';
import { problemOf } from './codes.ts';

describe('codes of the hosted fields', () => {
  it.each([
    ['871', 'Please enter a valid credit or debit card.', 'W-5.16'],
    ['876', 'Please enter a valid credit or debit card.', 'W-5.16'],
    ['872', 'Card number too short.', 'W-5.17'],
    ['873', 'Card number too long.', 'W-5.18'],
    ['874', 'Card number not numeric.', 'W-5.19'],
    ['881', 'Invalid CVV.', 'W-5.20'],
    ['882', 'CVV too short.', 'W-5.21'],
    ['883', 'CVV too long.', 'W-5.22'],
  ] as const)('%s is the shopper’s to correct and reads "%s" [%s] [W-8.29]', (code, words, _clause) => {
    expect(problemOf(code).kind).toBe('shopper');
    expect(hostedFieldMessages.codes[code]).toBe(words);
  });

  it.each(['877', '878', '879', '880', '887', '888'])('%s is the host’s set-up', (code) => {
    expect(problemOf(code).kind).toBe('config');
  });

  it.each(['875', '884', '885', '889', 'timeout', '999'])('%s may be tried again', (code) => {
    expect(problemOf(code).kind).toBe('infrastructure');
  });
});

describe('the brand', () => {
  it.each([
    ['424242', 'VISA'],
    ['555555', 'MASTERCARD'],
    ['378282', 'AMEX'],
    ['601111', 'DISCOVER'],
    ['305693', 'DINERS'],
    ['353011', 'JCB'],
    ['620000', 'UNIONPAY'],
    ['000000', 'NONE'],
    ['', 'NONE'],
  ])('of %s is %s [W-3.3]', (digits, brand) => expect(brandOf(digits)).toBe(brand));
});
