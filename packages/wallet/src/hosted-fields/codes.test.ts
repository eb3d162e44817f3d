import { describe, expect, it } from 'vitest';
import { hostedFieldMessages } from './messages.ts';
import { brandOf } from './brand.ts';
import { problemOf } from './codes.ts';

describe('hosted field codes', () => {
  it.each([
    ['871', 'Please enter a valid credit or debit card.', 'W-5.16'],
    ['876', 'Please enter a valid credit or debit card.', 'W-5.16'],
    ['872', 'Card number too short.', 'W-5.17'],
    ['873', 'Card number too long.', 'W-5.18'],
    ['874', 'Card number not numeric.', 'W-5.19'],
    ['881', 'Invalid CVV.', 'W-5.20'],
    ['882', 'CVV too short.', 'W-5.21'],
    ['883', 'CVV too long.', 'W-5.22'],
  ] as const)(
    'treats %s as the shopper’s to correct with the message "%s" [%s] [W-8.29]',
    (code, words, _clause) => {
      expect(problemOf(code).kind).toBe('shopper');
      expect(hostedFieldMessages.codes[code]).toBe(words);
    },
  );

  it.each(['877', '878', '879', '880', '887', '888'])('treats %s as a configuration error', (code) => {
    expect(problemOf(code).kind).toBe('config');
  });

  it.each(['875', '884', '885', '889', 'timeout', '999'])('treats %s as an infrastructure error', (code) => {
    expect(problemOf(code).kind).toBe('infrastructure');
  });
});

describe('brandOf', () => {
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
  ])('detects the brand of %s as %s [W-3.3]', (digits, brand) => expect(brandOf(digits)).toBe(brand));
});
