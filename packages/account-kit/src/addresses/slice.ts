import type { ProfileAddress } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { AddressDone, AddressTrouble } from './messages.ts';

/** Loading state of the shopper's address book. */
export type Book =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly list: readonly ProfileAddress[] }
  | { readonly phase: 'failed'; readonly trouble: AddressTrouble };

/** The address whose removal is being confirmed or in flight. */
export type Removing =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking'; readonly id: string; readonly trouble: AddressTrouble | undefined }
  | { readonly phase: 'removing'; readonly id: string };

const NONE: readonly ProfileAddress[] = [];

export const listOf = (book: Book): readonly ProfileAddress[] => (book.phase === 'ready' ? book.list : NONE);

/** State of the shopper's addresses. The actions load with their views. */
export interface AddressesSlice {
  readonly book: Book;
  readonly removing: Removing;
  /** Where to move focus once the list is shown again. */
  readonly landing: 'add' | { readonly id: string } | undefined;
  /** The change to announce. */
  readonly announcement: AddressDone | undefined;
  /** Resets the slice, since the next shopper may be another one. Mounted views load the book again. */
  readonly forgetAddresses: () => void;
}

const NOTHING = {
  book: { phase: 'idle' },
  removing: { phase: 'idle' },
  landing: undefined,
  announcement: undefined,
} as const;

export const createAddressesSlice: Slice<AddressesSlice> = (set) => ({
  ...NOTHING,
  forgetAddresses: () => set(NOTHING),
});
