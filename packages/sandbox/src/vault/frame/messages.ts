import type { Invalid } from './validity.ts';

/** The frame's messages below its fields, by the vendor's code, or by code and reason. */
const TEXTS: Readonly<Record<string, string>> = {
  '871': 'Please enter a valid credit or debit card.',
  '872': 'Card number too short.',
  '872-empty': 'Please enter your card number.',
  '873': 'Card number too long.',
  '874': 'Card number not numeric.',
  '876': 'Please enter a valid credit or debit card.',
  '881': 'Invalid CVV.',
  '882': 'CVV too short.',
  '882-empty': 'Please enter your CVV.',
  '883': 'CVV too long.',
  '886': 'Please enter a valid expiration date.',
  '886-empty': 'Please enter the expiration date.',
  '886-month': 'Please enter a month from 01 to 12.',
  '893': 'Please enter your 4-digit PIN.',
  '894': 'Please enter a valid PIN.',
  '898': 'Please enter a valid PIN.',
};

type Reason = Pick<Invalid, 'code' | 'why'>;

/**
 * Returns the message for a problem, the host's before ours; empty for a failure that belongs to no field.
 */
export function textFor({ code, why }: Reason, custom: Readonly<Record<string, string>>): string {
  const keys = why === undefined ? [code] : [`${code}-${why}`, code];
  for (const texts of [custom, TEXTS]) {
    const key = keys.find((one) => Object.hasOwn(texts, one));
    if (key !== undefined) return texts[key] ?? '';
  }
  return '';
}
