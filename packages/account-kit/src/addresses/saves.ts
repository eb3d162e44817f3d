import type { ProfileAddress } from '@grocer/foundation/domain';
import { oncePer } from '@grocer/foundation/embed';
import { createWrites } from '@grocer/foundation/http';
import type { AddressContext, Change } from './book-service.ts';

/** A change, and what the book had before the first try to make it; undefined where nobody knows. */
export interface Save {
  readonly change: Change;
  readonly known: readonly ProfileAddress[] | undefined;
}

/** Keeps every press that is meant once under one key, until an address is removed: the same is another one then. */
export const savesOf = oncePer(({ deps }: AddressContext) => createWrites<Save>(deps.newId, deps.forShopper));
