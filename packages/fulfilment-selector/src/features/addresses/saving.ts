import { addAddress, listAddresses, updateAddress } from '@grocer/foundation/contract';
import { inAddressBookOrder, isSameAddress, isWrittenSame } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { createWrites, GrocerError, ok } from '@grocer/foundation/http';
import type { Reconciled, Write } from '@grocer/foundation/http';
import type { Selector } from '../../core/create-selector.ts';
import { lazyActions } from '../../core/lazy-actions.ts';
import type { AddressTrouble, Entered } from './form-state.ts';
import { listOf } from '../../core/address-rules.ts';
import type { Book } from '../../core/address-rules.ts';
import { saysTheSame } from './verdict-rules.ts';

/** What the service has said of an address that it has kept. */
interface Kept {
  readonly id: string;
  readonly isNew: boolean;
}

/** What a write of an address is begun with. */
interface Begun {
  readonly at: Date;
}

/** What saving came to: the entry as the book has it, or why it does not have what was entered. */
export type Saved =
  | { readonly ok: true; readonly entry: ProfileAddress }
  | { readonly ok: false; readonly error: GrocerError; readonly trouble: AddressTrouble };

const TROUBLE: Readonly<Partial<Record<GrocerError['code'], AddressTrouble>>> = {
  address_limit: 'tooMany',
  address_invalid: 'unverified',
  unconfirmed: 'unconfirmed',
};

/** What is said where an address cannot be kept [F-8.5]. */
const saveTrouble = ({ code }: Pick<GrocerError, 'code'>): AddressTrouble => TROUBLE[code] ?? 'technical';

/** Where the service kept something else than what it was given. */
const changedOnTheWay = (): GrocerError =>
  new GrocerError({
    code: 'invalid_answer',
    retryable: true,
    message: 'The service has kept another address than the one it was given.',
  });

/** Keeps addresses in the shopper's book [F-7.3] [F-7.4]. */
export function createSaving(selector: Selector) {
  const { store, deps } = selector;
  const actions = lazyActions(selector);
  const writes = createWrites<Begun>(deps.newId, deps.forShopper);

  /** Looks whether an address whose answer was lost is in the book: by its id, or as a new one by every part [F-5.7]. */
  async function look(
    { address, isMailingAddress }: Entered,
    { editedId, known }: { editedId: string | undefined; known: readonly ProfileAddress[] },
  ): Promise<Reconciled<{ id: string }>> {
    const list = await deps.http.send(listAddresses, undefined, { signal: deps.signal });
    if (!list.ok) return { kind: 'unknown' };
    const isIt = (one: ProfileAddress): boolean =>
      editedId === undefined ? !known.some(({ id }) => id === one.id) : one.id === editedId;
    const found = list.value.list.find((one) => isIt(one) && isSameAddress(one.address, address));
    if (!found) return { kind: list.value.unreadable > 0 ? 'unknown' : 'did-not-happen' };
    if (editedId !== undefined && found.isMailingAddress !== isMailingAddress)
      return { kind: 'did-not-happen' };
    // The service may write it in its own way, or it may be what it was before.
    if (editedId !== undefined && !isWrittenSame(found.address, address)) return { kind: 'unknown' };
    return { kind: 'happened', value: { id: found.id } };
  }

  /** Sends an address, again as it was, to the byte: with the time when it was first sent. */
  async function send(entered: Entered, editedId: string | undefined, { key, sent: { at } }: Write<Begun>) {
    const { http, signal } = deps;
    const known = listOf(store.getState().book);
    const find = () => look(entered, { editedId, known });
    if (editedId === undefined) return http.send(addAddress, entered, { key, signal, reconcile: find });
    const result = await http.send(
      updateAddress,
      { ...entered, id: editedId, at },
      {
        key,
        signal,
        reconcile: async () => {
          const seen = await find();
          return seen.kind === 'happened' ? { kind: 'happened', value: true } : seen;
        },
      },
    );
    return result.ok ? ok({ id: editedId }) : result;
  }

  /** The entry as the book has it after it was read again; `undefined` where that has something else. */
  function entryAfter(book: Book, { address, isMailingAddress }: Entered, { id, isNew }: Kept) {
    // A new id says that it is kept, however the service writes it; one that was there before says nothing.
    const isIt = (one: ProfileAddress): boolean =>
      one.id === id && (isNew || saysTheSame(one.address, address));
    if (book.phase === 'ready') return book.list.find(isIt);
    // It is kept, only the list cannot be read just now.
    const entry = { id, address, isMailingAddress, lastModified: deps.timing.now() };
    const others = listOf(store.getState().book).filter((one) => one.id !== id);
    store.setState({ book: { phase: 'ready', list: inAddressBookOrder([...others, entry]) } });
    return entry;
  }

  const entryOf = (id: string | undefined): ProfileAddress | undefined =>
    listOf(store.getState().book).find((one) => one.id === id);

  /** What has become of an address that the service said to have changed, and that is not what was entered. */
  function otherThan(before: ProfileAddress | undefined): AddressTrouble {
    if (!before) return 'technical';
    const now = entryOf(before.id);
    if (!now) return 'gone';
    return saysTheSame(now.address, before.address) ? 'unchanged' : 'rewritten';
  }

  async function refused(error: GrocerError, before: ProfileAddress | undefined): Promise<Saved> {
    if (!before || error.code !== 'not_found') return { ok: false, error, trouble: saveTrouble(error) };
    await actions.loadBook();
    return { ok: false, error, trouble: 'gone' };
  }

  return {
    /** Keeps what was entered, and reads it back; nothing where that is nobody's business any more. */
    async keep(entered: Entered, editedId: string | undefined): Promise<Saved | undefined> {
      const { signal } = deps;
      const before = entryOf(editedId);
      const identity = JSON.stringify({ ...entered, editedId });
      const write = writes.pending(identity) ?? writes.begin(identity, { at: new Date(deps.timing.now()) });
      const result = await send(entered, editedId, write);
      if (signal.aborted) return undefined;
      writes.settle(write, result);
      if (!result.ok) {
        const no = await refused(result.error, before);
        return signal.aborted ? undefined : no;
      }
      const book = await actions.loadBook();
      if (signal.aborted) return undefined;
      const entry = entryAfter(book, entered, { id: result.value.id, isNew: editedId === undefined });
      return entry
        ? { ok: true, entry }
        : { ok: false, error: changedOnTheWay(), trouble: otherThan(before) };
    },
  };
}
