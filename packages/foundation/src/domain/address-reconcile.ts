import { isSameAddress, isWrittenSame } from './address.ts';
import type { Address } from './address.ts';
import type { ProfileAddress } from './profile-address.ts';

/** An address book that was read again after a change. */
interface Read {
  readonly list: readonly ProfileAddress[];
  /** Number of entries that could not be parsed. */
  readonly unreadable: number;
}

/** Outcome of a change whose response was lost, as derived from the address book. */
type Found<Value> =
  | { readonly kind: 'happened'; readonly value: Value }
  | { readonly kind: 'did-not-happen' }
  | { readonly kind: 'unknown' };

interface Saved {
  readonly address: Address;
  readonly isMailingAddress: boolean;
  /** Id of the edited entry; undefined for a new address. */
  readonly editedId: string | undefined;
  /** The address book before the change; undefined when it is not known. */
  readonly known: readonly ProfileAddress[] | undefined;
}

/**
 * Returns true when the book has changed in the place of the saved address. The service may have saved it in its own
 * spelling, so another address in this place does not prove that nothing was saved.
 */
function hasOther(list: Read['list'], { editedId, known }: Saved): boolean {
  if (editedId === undefined) return list.some(({ id }) => !known?.some((one) => one.id === id));
  const [now, before] = [list, known].map((book) => book?.find(({ id }) => id === editedId));
  if (!now || !before) return now !== undefined;
  return !isWrittenSame(now.address, before.address) || now.isMailingAddress !== before.isMailingAddress;
}

// [F-5.7]
/**
 * Determines whether an address was saved although the response was lost. An edited entry is found by its id,
 * a new one by comparing every part.
 */
export function foundSaved({ list, unreadable }: Read, saved: Saved): Found<{ id: string }> {
  const { address, isMailingAddress, editedId, known } = saved;
  const isIt = (one: ProfileAddress): boolean =>
    editedId === undefined ? !known?.some(({ id }) => id === one.id) : one.id === editedId;
  const found = list.find((one) => isIt(one) && isSameAddress(one.address, address));
  if (!found) return { kind: unreadable > 0 || hasOther(list, saved) ? 'unknown' : 'did-not-happen' };
  if (editedId !== undefined && found.isMailingAddress !== isMailingAddress)
    return { kind: 'did-not-happen' };
  // Without the earlier list, the same address may have been in the book before the change.
  if (editedId === undefined && !known) return { kind: 'unknown' };
  // The service may have reformatted the address, or the entry may still hold the old one.
  if (editedId !== undefined && !isWrittenSame(found.address, address)) return { kind: 'unknown' };
  return { kind: 'happened', value: { id: found.id } };
}

/** Determines whether an address was removed although the response was lost. */
export function foundRemoved({ list, unreadable }: Read, id: string): Found<true> {
  if (list.some((one) => one.id === id)) return { kind: 'did-not-happen' };
  // The address may be one of the entries that could not be parsed.
  return unreadable > 0 ? { kind: 'unknown' } : { kind: 'happened', value: true };
}
