import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import { fromHex, strongRandom, toHex } from '../../secrecy.ts';
import type { Random } from '../../secrecy.ts';
import { parseJson } from '../../wire/parse-json.ts';

const LIVES_MS = 30 * 24 * 60 * 60_000;
const NONCE_BYTES = 12;

/** The purpose of a sealed address, which is authenticated with it. */
const AUDIENCE = 'communication-preferences';

const Sealed = v.pipe(v.string(), v.regex(/^[\da-f]{24}\.[\da-f]{34,900}$/));
const Content = v.object({ email: v.string(), expiresAt: v.number() });

const encoder = new TextEncoder();

/** Seals email addresses so that only this service can read them, for one purpose and for thirty days. */
export interface EmailSeal {
  seal(email: string): Promise<string>;
  /** Returns the sealed address; undefined when it is forged, meant for another purpose, or expired. */
  open(text: string): Promise<string | undefined>;
}

/** Derives the sealing key from the service's key. */
async function sealingKey(keyHex: string): Promise<CryptoKey> {
  const root = await crypto.subtle.importKey('raw', fromHex(keyHex), 'HKDF', false, ['deriveKey']);
  const draw = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode('email seal') };
  return crypto.subtle.deriveKey(draw, root, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Creates a seal with a key of 256 bits as hex. It does not open seals of another audience. */
export function createEmailSeal(
  keyHex: string,
  {
    clock,
    random = strongRandom,
    audience = AUDIENCE,
  }: { clock: Clock; random?: Random | undefined; audience?: string },
): EmailSeal {
  let key: Promise<CryptoKey> | undefined;
  const algorithm = (iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encoder.encode(audience),
  });
  return {
    async seal(email) {
      key ??= sealingKey(keyHex);
      const nonce = random(NONCE_BYTES);
      const text = JSON.stringify({ email, expiresAt: clock.now().getTime() + LIVES_MS });
      const sealed = await crypto.subtle.encrypt(algorithm(nonce), await key, encoder.encode(text));
      return `${toHex(nonce)}.${toHex(new Uint8Array(sealed))}`;
    },
    async open(text) {
      if (!v.is(Sealed, text)) return undefined;
      key ??= sealingKey(keyHex);
      const [nonce = '', sealed = ''] = text.split('.');
      const opened = await crypto.subtle
        .decrypt(algorithm(fromHex(nonce)), await key, fromHex(sealed))
        .catch(() => undefined);
      const content = v.safeParse(Content, opened && parseJson(new TextDecoder().decode(opened)));
      if (!content.success || content.output.expiresAt <= clock.now().getTime()) return undefined;
      return content.output.email;
    },
  };
}
