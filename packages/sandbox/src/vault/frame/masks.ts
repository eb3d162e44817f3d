import type { FieldName } from './validity.ts';

const BULLETS: Readonly<Record<Exclude<FieldName, 'accountNumber'>, string>> = {
  expMonth: '••',
  expYear: '••',
  cvv: '•••',
  pin: '••••',
};

/** Returns the bullets for a field whose digits are in the vault. */
export const maskOf = (name: FieldName, lastFour: string): string =>
  name === 'accountNumber' ? `•••• •••• •••• ${lastFour}` : BULLETS[name];

/** Returns the text that replaced the bullets; empty when some of them are left. */
export const typedOver = (text: string): string => (text.includes('•') ? '' : text);
