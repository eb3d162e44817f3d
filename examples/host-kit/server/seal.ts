const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** Encrypts values for a cookie that only this server can read, so that no session table is needed. */
export interface Seal {
  close(value: string): Promise<string>;
  /** Resolves with `undefined` for anything that this server has not sealed. */
  open(sealed: string): Promise<string | undefined>;
}

/** Creates a seal with AES-256-GCM and a key derived from the server's secret. */
export async function createSeal(secret: string): Promise<Seal> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`refresh-token:${secret}`));
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
  return {
    async close(value) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv },
        key,
        new TextEncoder().encode(value),
      );
      return `${Buffer.from(iv).toString('base64url')}.${Buffer.from(sealed).toString('base64url')}`;
    },
    async open(sealed) {
      const [iv = '', data = ''] = sealed.split('.');
      try {
        const value = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes(iv) }, key, bytes(data));
        return new TextDecoder().decode(value);
      } catch {
        return undefined;
      }
    },
  };
}
