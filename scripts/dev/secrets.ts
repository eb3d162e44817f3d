import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Secrets {
  /** Shared by the hosts' back ends and the API. */
  readonly client: string;
  /** Shared by the API and the vault. */
  readonly vault: string;
  /** Gives access to the admin port. */
  readonly admin: string;
}

const secret = () => randomBytes(32).toString('base64url');

/** Reads the demo's secrets from its data folder; generates them on the first start. */
export const readSecrets = (folder: string): Secrets => {
  const file = path.join(folder, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify({ client: secret(), vault: secret(), admin: secret() }), {
      mode: 0o600,
    });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
};
