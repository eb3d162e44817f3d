import type { ErrorCode } from '@grocer/foundation/contract';
import type { AddressTrouble } from './form-state.ts';

const SAVE_TROUBLES: Readonly<Partial<Record<ErrorCode, AddressTrouble>>> = {
  address_limit: 'tooMany',
  address_invalid: 'unverified',
  unconfirmed: 'unconfirmed',
  // A request that was given up on may still arrive.
  timeout: 'unconfirmed',
};

/** What is said where an address cannot be kept [F-8.5]. */
export const saveTroubleOf = (code: ErrorCode): AddressTrouble => SAVE_TROUBLES[code] ?? 'technical';

/** What is said where an address cannot be removed. */
export const removeTroubleOf = (code: ErrorCode): 'removeUnconfirmed' | 'removeFailed' =>
  code === 'unconfirmed' || code === 'timeout' ? 'removeUnconfirmed' : 'removeFailed';
