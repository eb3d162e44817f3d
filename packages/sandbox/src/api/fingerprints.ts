import { fromHex, signatureOf, signingKey } from '../secrecy.ts';

/** Keyed hashes of values that must not be stored. The kind is hashed too, so two kinds never match. */
export interface Fingerprints {
  number(pan: string): Promise<string>;
  pin(pan: string, pin: string): Promise<string>;
}

/** Creates fingerprints with a key of 256 bits as hex. */
export function createFingerprints(keyHex: string): Fingerprints {
  let key: Promise<CryptoKey> | undefined;
  const sign = async (...parts: readonly string[]): Promise<string> => {
    key ??= signingKey(fromHex(keyHex));
    return signatureOf(await key, parts.join('\n'));
  };
  return {
    number: (pan) => sign('prepaid number', pan),
    pin: (pan, pin) => sign('prepaid PIN', pan, pin),
  };
}
