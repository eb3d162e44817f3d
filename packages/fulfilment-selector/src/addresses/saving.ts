import { addAddress, listAddresses, updateAddress } from '@grocer/foundation/contract';
import { inAddressBookOrder, isSameAddress } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { ok } from '@grocer/foundation/http';
import type { GrocerError, Reconciled, Result } from '@grocer/foundation/http';
import { createAttempt } from '../attempt.ts';
import type { Selector } from '../create-selector.ts';
import type { AddressTrouble, Entered } from './form-state.ts';
import { listOf } from './rules.ts';
import { saysTheSame } from './verdict-rules.ts';

/** What the service has said of an address that it has kept. */
interface Kept {
  readonly id: string | undefined;
  readonly isNew: boolean;
}

const TROUBLE: Readonly<Partial<Record<GrocerError['code'], AddressTrouble>>> = {
  address_limit: 'tooMany',
  address_invalid: 'unverified',
  unconfirmed: 'unconfirmed',
};

/** What is said where an address cannot be kept [F-8.5]. */
export const saveTrouble = ({ code }: Pick<GrocerError, 'code'>): AddressTrouble =>
  TROUBLE[code] ?? 'technical';

/** Keeps addresses in the shopper's book [F-7.3] [F-7.4]. */
export function createSaving({ store, deps }: Selector) {
  const attempt = createAttempt(deps.newId);

  /** Looks whether an address whose answer was lost is in the book: by its id, or by every part [F-5.7]. */
  async function look(
    { address }: Entered,
    editedId: string | undefined,
  ): Promise<Reconciled<{ id: string | undefined }>> {
    const list = await deps.http.send(listAddresses, undefined, { signal: deps.signal });
    if (!list.ok) return { kind: 'unknown' };
    const found = list.value.find(
      (one) => isSameAddress(one.address, address) && (editedId === undefined || one.id === editedId),
    );
    return found ? { kind: 'happened', value: { id: found.id } } : { kind: 'did-not-happen' };
  }

  async function send(entered: Entered, editedId: string | undefined) {
    const { http, signal, timing } = deps;
    if (editedId === undefined) {
      const key = attempt.keyFor(entered);
      return http.send(addAddress, entered, { key, signal, reconcile: () => look(entered, undefined) });
    }
    const update = { ...entered, id: editedId, at: new Date(timing.now()) };
    const result = await http.send(updateAddress, update, {
      key: attempt.keyFor(update),
      signal,
      reconcile: async () => {
        const seen = await look(entered, editedId);
        return seen.kind === 'happened' ? { kind: 'happened', value: true } : seen;
      },
    });
    return result.ok ? ok({ id: editedId }) : result;
  }

  /** The entry as the book has it now; `undefined` where the service has kept something else. */
  async function readBack({ address, isMailingAddress }: Entered, { id, isNew }: Kept) {
    const book = await store.getState().loadBook();
    // A new id says that it is kept, however the service writes it; one that was there before says nothing.
    const isIt = (one: ProfileAddress): boolean =>
      id !== undefined && isNew
        ? one.id === id
        : (id === undefined || one.id === id) && saysTheSame(one.address, address);
    if (book.phase === 'ready') return book.list.find(isIt);
    // It is kept, only the list cannot be read just now.
    const entry = { id: id ?? '', address, isMailingAddress, lastModified: deps.timing.now() };
    const others = listOf(store.getState().book).filter((one) => one.id !== id);
    store.setState({ book: { phase: 'ready', list: inAddressBookOrder([...others, entry]) } });
    return entry;
  }

  return {
    /** Keeps what was entered, and reads it back; `undefined` where the service has kept something else. */
    async keep(entered: Entered, editedId: string | undefined): Promise<Result<ProfileAddress | undefined>> {
      const result = await send(entered, editedId);
      attempt.settle(result);
      if (!result.ok) return result;
      return ok(await readBack(entered, { id: result.value.id, isNew: editedId === undefined }));
    },
  };
}
