/** The behaviour of the test cards' issuers, by number. The vault accepts no other numbers. */
const BEHAVIOURS: Readonly<Record<string, string>> = {
  '4242424242424242': 'approves',
  '5555555555554444': 'approves',
  '378282246310005': 'approves',
  '6011111111111117': 'approves',
  '4000000000000002': 'declines',
  '4000000000009995': 'insufficient_funds',
  '4000000000009870': 'lost_or_stolen',
  '4000000000000069': 'expired',
  '4000000000000127': 'cvv_wrong',
  '4000000000000119': 'fails_once',
};

/** Returns the behaviour of a test number's issuer; undefined for any other number. */
export const behaviourOf = (accountNumber: string): string | undefined =>
  Object.hasOwn(BEHAVIOURS, accountNumber) ? BEHAVIOURS[accountNumber] : undefined;

/** A security code that makes the vault itself fail. */
export const MAGIC_FAILURE = '999';

/** Returns true for security codes that the issuer considers wrong. */
export const isWrongCvv = (cvv: string): boolean => cvv === '998' || cvv === '9998';

/** PINs that simulate failures of the PIN form itself, since its frame knows no card number. */
const MAGIC_PINS: Readonly<Record<string, string>> = {
  '8884': '884',
  '8885': '885',
  '8889': '889',
  '8893': '893',
  '8894': '894',
  '8898': '898',
};

/** Returns the response code of a magic PIN; undefined for any other PIN. */
export const codeOfPin = (pin: string): string | undefined =>
  Object.hasOwn(MAGIC_PINS, pin) ? MAGIC_PINS[pin] : undefined;
