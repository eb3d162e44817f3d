import type { ErrorCode } from '@grocer/foundation/contract';
import type { AddressTrouble } from './form-state.ts';

const SAVE_TROUBLES: Readonly<Partial<Record<ErrorCode, AddressTrouble>>> = {
  address_limit: 'tooMany',
  address_invalid: 'unverified',
  unconfirmed: 'unconfirmed',
  // A request that timed out may still arrive.
  timeout: 'unconfirmed',
};

/** Maps the error of saving an address [F-8.5]. */
export const saveTroubleOf = (code: ErrorCode): AddressTrouble => SAVE_TROUBLES[code] ?? 'technical';

/** Maps the error of removing an address. */
export const removeTroubleOf = (code: ErrorCode): 'removeUnconfirmed' | 'removeFailed' =>
  code === 'unconfirmed' || code === 'timeout' ? 'removeUnconfirmed' : 'removeFailed';
