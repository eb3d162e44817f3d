import type { ApiDb } from '../api/tables.ts';
import type { Clock } from '../clock.ts';
import type { Random } from '../secrecy.ts';

/** What the checkout routes share. */
export interface CheckoutParts {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly random?: Random | undefined;
}
