import type { Fingerprints } from '../api/fingerprints.ts';
import type { ApiDb } from '../api/tables.ts';
import type { VaultPort } from '../api/vault-port.ts';
import type { Clock } from '../clock.ts';
import type { Random } from '../secrecy.ts';

/** What the wallet routes share. */
export interface WalletParts {
  readonly db: ApiDb;
  readonly clock: Clock;
  readonly vault: VaultPort;
  readonly fingerprints: Fingerprints;
  readonly random?: Random | undefined;
}
