import {
  addAddress,
  addBookAddress,
  listAddresses,
  listBookAddresses,
  removeAddress,
  removeBookAddress,
  updateAddress,
  updateBookAddress,
} from '@grocer/foundation/contract';
import type { AddressList, BookAddressDraft } from '@grocer/foundation/contract';
import type { Http, Reconciled, Result, SendOptions } from '@grocer/foundation/http';
import type { Account } from '../core/create-account.ts';

/** The store and effects that address actions work on. */
export type AddressContext = Pick<Account, 'store' | 'deps'>;

/** An address to save; with an id if it is in the address book already. */
export interface Wanted extends BookAddressDraft {
  readonly id: string | undefined;
}

/** The same with a timestamp, so that a retry sends an identical body. */
export interface Change extends Wanted {
  readonly at: Date;
}

interface SaveOptions extends Omit<SendOptions<unknown>, 'reconcile'> {
  readonly reconcile: () => Promise<Reconciled<{ id: string }>>;
}

/** The service that stores the shopper's addresses. */
interface BookService {
  list(options: Pick<SendOptions<AddressList>, 'signal' | 'inBackground'>): Promise<Result<AddressList>>;
  save(change: Change, options: SaveOptions): Promise<Result<unknown>>;
  remove(id: string, options: SendOptions<true>): Promise<Result<true>>;
}

/** Adapts the options for calls whose response has no id. */
const withoutId = ({ reconcile, ...options }: SaveOptions): SendOptions<true> => ({
  ...options,
  async reconcile() {
    const seen = await reconcile();
    return seen.kind === 'happened' ? { kind: 'happened', value: true } : seen;
  },
});

// to
const accountService = (http: Http): BookService => ({
  list: (options) => http.send(listBookAddresses, undefined, options),
  save: ({ id, at: _at, ...draft }, options) =>
    id === undefined
      ? http.send(addBookAddress, draft, withoutId(options))
      : http.send(updateBookAddress, { ...draft, id }, withoutId(options)),
  remove: (id, options) => http.send(removeBookAddress, { id }, options),
});

//
const profileService = (http: Http): BookService => ({
  list: (options) => http.send(listAddresses, undefined, options),
  save({ id, address, isMailingAddress, at }, options) {
    const draft = { address, isMailingAddress, at, tellsPreferred: true };
    return id === undefined
      ? http.send(addAddress, draft, options)
      : http.send(updateAddress, { ...draft, id }, withoutId(options));
  },
  remove: (id, options) => http.send(removeAddress, { id }, options),
});

/** Returns the service of the address book generation that the host has chosen. */
export const bookService = ({ store, deps }: AddressContext): BookService =>
  store.getState().settings.toggles.addressBookV2 ? profileService(deps.http) : accountService(deps.http);
