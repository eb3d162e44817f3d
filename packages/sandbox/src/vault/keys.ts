import { fromHex, signingKey, toHex } from '../secrecy.ts';
import type { Random } from '../secrecy.ts';

/** The keys of a vault as hex, as they are stored outside its database. */
export interface VaultKeyText {
  readonly sealing: string;
  readonly fingerprints: string;
}

export interface VaultKeys {
  readonly sealing: CryptoKey;
  readonly fingerprints: CryptoKey;
}

/** Creates new keys. */
export const newVaultKeys = (random: Random): VaultKeyText => ({
  sealing: toHex(random(32)),
  fingerprints: toHex(random(32)),
});

/** Imports stored keys. */
export async function openVaultKeys({ sealing, fingerprints }: VaultKeyText): Promise<VaultKeys> {
  const bytes = fromHex(sealing);
  return {
    sealing: await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
    fingerprints: await signingKey(fromHex(fingerprints)),
  };
}

const encoder = new TextEncoder();

/** Encrypts a number; it can only be decrypted together with the id of its card. */
export async function seal(
  key: CryptoKey,
  { text, cardId, nonce }: { text: string; cardId: string; nonce: Uint8Array<ArrayBuffer> },
): Promise<string> {
  const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: encoder.encode(cardId) };
  const sealed = await crypto.subtle.encrypt(algorithm, key, encoder.encode(text));
  return `${toHex(nonce)}.${toHex(new Uint8Array(sealed))}`;
}
