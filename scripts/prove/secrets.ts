import { existsSync, readFileSync } from 'node:fs';

/** Numbers of the test cards that shoppers enter. PINs are too short to be searched for. */
const CARD_NUMBERS = [
  '4242424242424242',
  '5555555555554444',
  '378282246310005',
  '6011111111111117',
  ...['1000', '1001', '1002', '1003', '1004', '1006', '1007', '1008'].map(
    (lastFour) => `999999000000000${lastFour}`,
  ),
  '9999000000000004',
  '9999000000000012',
  '9999000000000020',
];

/** Returns the secrets that a text, or the bytes of a file, contains. */
export const secretsIn = (
  text: string | Buffer,
  secrets: readonly string[] = CARD_NUMBERS,
): readonly string[] => secrets.filter((secret) => secret !== '' && text.includes(secret));

/** Returns the card numbers and tokens in the files of a service, as flaws [L13]. */
export const storedSecrets = (files: readonly string[], tokens: readonly string[]): readonly string[] =>
  files
    .filter((file) => existsSync(file))
    .flatMap((file) => secretsIn(readFileSync(file), [...CARD_NUMBERS, ...tokens]))
    .map((secret) => `L13 stored: ${secret}`);
