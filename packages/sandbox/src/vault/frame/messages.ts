/** What the frame says under a field, by the vendor's code, unless the host has words of its own. */
const TEXTS: Readonly<Record<string, string>> = {
  '871': 'Please enter a valid credit or debit card.',
  '872': 'Card number too short.',
  '873': 'Card number too long.',
  '874': 'Card number not numeric.',
  '876': 'Please enter a valid credit or debit card.',
  '881': 'Invalid CVV.',
  '882': 'CVV too short.',
  '883': 'CVV too long.',
  '886': 'Please enter a valid expiration date.',
  '893': 'Please enter your 4-digit PIN.',
  '894': 'Please enter a valid PIN.',
  '898': 'Please enter a valid PIN.',
};

/** Words for a code; none for a failure that no field is to blame for. */
export const textFor = (code: string, custom: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(custom, code) ? custom[code] : TEXTS[code]) ?? '';
