import { isSameAddress, isWrittenSame } from './address.ts';
import type { Address } from './address.ts';
import type { ProfileAddress } from './profile-address.ts';

/** An address book as it was read again. */
interface Read {
  readonly list: readonly ProfileAddress[];
  /** How many entries could not be read. */
  readonly unreadable: number;
}

/** What an address book says of a change whose answer was lost. */
type Found<Value> =
  | { readonly kind: 'happened'; readonly value: Value }
  | { readonly kind: 'did-not-happen' }
  | { readonly kind: 'unknown' };

interface Saved {
  readonly address: Address;
  readonly isMailingAddress: boolean;
  /** The entry that was changed; absent for a new one. */
  readonly editedId: string | undefined;
  /** What the book had before; absent where nobody knows. */
  readonly known: readonly ProfileAddress[] | undefined;
}

// [F-5.7]
/** Is an address whose answer was lost in the book: by its id, or as a new one by every part? */
export function foundSaved(
  { list, unreadable }: Read,
  { address, isMailingAddress, editedId, known }: Saved,
): Found<{ id: string }> {
  const isIt = (one: ProfileAddress): boolean =>
    editedId === undefined ? !known?.some(({ id }) => id === one.id) : one.id === editedId;
  const found = list.find((one) => isIt(one) && isSameAddress(one.address, address));
  if (!found) return { kind: unreadable > 0 ? 'unknown' : 'did-not-happen' };
  if (editedId !== undefined && found.isMailingAddress !== isMailingAddress)
    return { kind: 'did-not-happen' };
  // The same address may have been there before.
  if (editedId === undefined && !known) return { kind: 'unknown' };
  // The service may write it in its own way, or it may be what it was before.
  if (editedId !== undefined && !isWrittenSame(found.address, address)) return { kind: 'unknown' };
  return { kind: 'happened', value: { id: found.id } };
}

/** Is an address gone whose removal had no answer? */
export function foundRemoved({ list, unreadable }: Read, id: string): Found<true> {
  if (list.some((one) => one.id === id)) return { kind: 'did-not-happen' };
  // It may be the one that cannot be read.
  return unreadable > 0 ? { kind: 'unknown' } : { kind: 'happened', value: true };
}
