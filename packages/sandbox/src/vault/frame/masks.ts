import type { FieldName } from './validity.ts';

const BULLETS: Readonly<Record<Exclude<FieldName, 'accountNumber'>, string>> = {
  expMonth: '••',
  expYear: '••',
  cvv: '•••',
  pin: '••••',
};

/** What stands for the digits of a field once the vault has them. */
export const maskOf = (name: FieldName, lastFour: string): string =>
  name === 'accountNumber' ? `•••• •••• •••• ${lastFour}` : BULLETS[name];

/** What was filled in over bullets: nothing, where some of them are left. */
export const typedOver = (text: string): string => (text.includes('•') ? '' : text);
