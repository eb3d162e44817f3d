import { fromHex, signatureOf, signingKey } from '../secrecy.ts';

/** Keyed hashes of what must not be stored. Each kind is told apart, so that no hash of one stands for another. */
export interface Fingerprints {
  number(pan: string): Promise<string>;
  pin(pan: string, pin: string): Promise<string>;
}

/** Makes fingerprints under a key of 256 bits as hex. */
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
