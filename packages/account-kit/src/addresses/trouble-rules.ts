import { isUnconfirmed } from '@grocer/foundation/contract';
import type { ErrorCode } from '@grocer/foundation/contract';
import type { AddressTrouble } from './messages.ts';

const TROUBLES: Readonly<Partial<Record<ErrorCode, AddressTrouble>>> = {
  constraint_violation: 'constraint',
  address_invalid: 'constraint',
  not_found: 'notFound',
  address_limit: 'tooMany',
  network: 'offline',
  session_expired: 'signIn',
  forbidden: 'signIn',
};

/** Returns the error text key of a failed call to. */
export const troubleOf = (code: ErrorCode): AddressTrouble => TROUBLES[code] ?? 'generic';

/** Returns the error text key of a failed save. */
export const saveTroubleOf = (code: ErrorCode): AddressTrouble =>
  isUnconfirmed(code) ? 'saveUnconfirmed' : troubleOf(code);

/** Returns the error text key of a failed removal. */
export const removeTroubleOf = (code: ErrorCode): AddressTrouble =>
  isUnconfirmed(code) ? 'removeUnconfirmed' : troubleOf(code);
