import type { ProfileAddress } from '@grocer/foundation/domain';
import type { Slice } from '@grocer/foundation/embed';
import type { AddressDone, AddressTrouble } from './messages.ts';

/** The shopper's addresses, on their way or here. */
export type Book =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly list: readonly ProfileAddress[] }
  | { readonly phase: 'failed'; readonly trouble: AddressTrouble };

/** An address that is asked about before it is removed. */
export type Removing =
  | { readonly phase: 'idle' }
  | { readonly phase: 'asking'; readonly id: string; readonly trouble: AddressTrouble | undefined }
  | { readonly phase: 'removing'; readonly id: string };

const NONE: readonly ProfileAddress[] = [];

export const listOf = (book: Book): readonly ProfileAddress[] => (book.phase === 'ready' ? book.list : NONE);

/** What is known of a shopper's addresses. What is done with them loads with their views. */
export interface AddressesSlice {
  readonly book: Book;
  readonly removing: Removing;
  /** Where focus belongs once the list is on again. */
  readonly landing: 'add' | { readonly id: string } | undefined;
  /** What has just happened to the book. */
  readonly announcement: AddressDone | undefined;
  /** Forgets everything: it may be another person's from now on. Whoever shows the book reads it again. */
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
