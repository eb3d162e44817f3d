import type { ProfileAddress } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';
import { createWrites } from '@grocer/foundation/http';
import type { AddressContext, Change } from './book-service.ts';

/** A change, with the address book before its first attempt; undefined if that is unknown. */
export interface Save {
  readonly change: Change;
  readonly known: readonly ProfileAddress[] | undefined;
}

/**
 * Assigns one idempotency key to repeated presses of the same save. After an address is removed, saving the
 * same address again is a new save.
 */
export const savesOf = oncePer(({ deps }: AddressContext) => createWrites<Save>(deps.newId, deps.forShopper));
