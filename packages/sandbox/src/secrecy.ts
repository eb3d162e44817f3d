/** Returns `bytes` random bytes. */
export type Random = (bytes: number) => Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** The platform's cryptographic random numbers. */
export const strongRandom: Random = (bytes) => crypto.getRandomValues(new Uint8Array(bytes));

/** Encodes bytes as lower-case hex. */
export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes hex to bytes. */
export const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Returns a random id of 128 bits, which reveals nothing about other ids. */
export const newId = (random: Random = strongRandom): string => toHex(random(16));

/** Returns a random secret of 256 bits. */
export const newSecret = (random: Random = strongRandom): string => toHex(random(32));

/** Returns the SHA-256 hash of a text as hex. */
export const hashOf = async (text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));

/** Imports key bytes as a key for `signatureOf`. */
export const signingKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

/** Returns the HMAC-SHA-256 of a text as hex. */
export const signatureOf = async (key: CryptoKey, text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));

/** Returns true when two secrets are equal, in constant time: it compares their hashes completely. */
export async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([hashOf(given), hashOf(expected)]);
  let difference = 0;
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** Returns the token of an `Authorization: Bearer` header; empty when there is none. */
export const bearerOf = (header: string | null | undefined): string =>
  /^Bearer ([\w.~+/=-]{1,512})$/.exec(header ?? '')?.[1] ?? '';
