/** The vendor's codes that the vault or its frame can return. */
const MESSAGES: Readonly<Record<string, string>> = {
  '870': 'Success',
  '871': 'Account number not mod10',
  '872': 'Account number too short',
  '873': 'Account number too long',
  '874': 'Account number not numeric',
  '875': 'Unable to encrypt field',
  '876': 'Account number invalid: test cards only',
  '877': 'Invalid paypage registration id',
  '878': 'Expired paypage registration id',
  '879': 'Merchant not authorised',
  '881': 'Card validation number not numeric',
  '882': 'Card validation number too short',
  '883': 'Card validation number too long',
  '886': 'Expiration date invalid',
  '884': 'PayFrame HTML failed to load',
  '885': 'PayFrame CSS failed to load',
  '893': 'PIN missing or too short',
  '894': 'PIN invalid',
  '898': 'PIN refused',
};

/** Returns the message of a code; other codes get the generic one. */
export const messageOf = (code: string): string => MESSAGES[code] ?? 'Failure';
