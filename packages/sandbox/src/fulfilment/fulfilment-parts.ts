import type { ApiDb } from '../api/tables.ts';
import type { Clock } from '../clock.ts';
import type { Random } from '../secrecy.ts';

/** What the fulfilment routes share. */
export interface FulfilmentParts {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly random?: Random | undefined;
}
