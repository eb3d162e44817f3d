import type { ApiDb } from '../api/tables.ts';
import type { Clock } from '../clock.ts';
import type { Random } from '../secrecy.ts';
import type { EmailSeal } from './emails/email-seal.ts';

/** What the account routes share. */
export interface AccountParts {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly emailSeal: EmailSeal;
  readonly random?: Random | undefined;
}
