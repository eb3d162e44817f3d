import { tellError } from '@grocer/foundation/embed';
import { foundSaved, saysTheSame } from '@grocer/foundation/domain';
import type { Address, ProfileAddress } from '@grocer/foundation/domain';
import type { GrocerError, Reconciled, Write } from '@grocer/foundation/http';
import type { AddressTrouble } from '../../addresses/messages.ts';
import { bookService } from '../../addresses/book-service.ts';
import type { AddressContext, Wanted } from '../../addresses/book-service.ts';
import { loadBook, requestAddresses } from '../../addresses/reading.ts';
import { savesOf } from '../../addresses/saves.ts';
import type { Save } from '../../addresses/saves.ts';
import { listOf } from '../../addresses/slice.ts';
import { saveTroubleOf } from '../../addresses/trouble-rules.ts';

/** The outcome of a save. */
export type Saved =
  | { readonly ok: true; readonly id: string | undefined }
  | { readonly ok: false; readonly trouble: AddressTrouble; readonly isGone: boolean };

/**
 * Data of the entry that is kept when its address changes; the location only if the address stays the same.
 */
function aboutEntry(before: ProfileAddress | undefined, address: Address) {
  if (!before) return {};
  const { label, notes, location } = before;
  return {
    ...(label !== undefined && { label }),
    ...(notes !== undefined && { notes }),
    ...(location && saysTheSame(before.address, address) && { location }),
  };
}

/** Sends an address; a retry sends the same body. Resolves with the error, if any. */
async function send(context: AddressContext, write: Write<Save>): Promise<GrocerError | undefined> {
  const { signal } = context.deps;
  const {
    key,
    sent: { change, known },
  } = write;
  async function reconcile(): Promise<Reconciled<{ id: string }>> {
    const list = await requestAddresses(context);
    return list.ok ? foundSaved(list.value, { ...change, editedId: change.id, known }) : { kind: 'unknown' };
  }
  const result = await bookService(context).save(change, { key, signal, reconcile });
  savesOf(context).settle(write, result);
  return result.ok ? undefined : result.error;
}

/** Reads the address book after a successful save and compares it with what was sent. */
async function readBack(context: AddressContext, { change: { id, address }, known }: Save): Promise<Saved> {
  const book = await loadBook(context);
  const list = listOf(book);
  if (id === undefined) {
    const added = list.filter((one) => known && !known.some((other) => other.id === one.id));
    // Other devices may have added addresses since the first attempt.
    const own = added.find((one) => saysTheSame(one.address, address));
    return { ok: true, id: (own ?? (added.length === 1 ? added[0] : undefined))?.id };
  }
  const now = list.find((one) => one.id === id);
  if (book.phase !== 'ready' || (now && saysTheSame(now.address, address))) return { ok: true, id };
  const before = known?.find((one) => one.id === id);
  if (!now) return { ok: false, trouble: 'notFound', isGone: true };
  const isAsBefore = before !== undefined && saysTheSame(now.address, before.address);
  return { ok: false, trouble: isAsBefore ? 'unchanged' : 'rewritten', isGone: false };
}

/**
 * Saves an address and reads it back; resolves with undefined if the account ended or its shopper changed.
 */
export async function save(
  context: AddressContext,
  wanted: Pick<Wanted, 'address' | 'isMailingAddress' | 'id'>,
): Promise<Saved | undefined> {
  const { store, deps } = context;
  const { signal } = deps;
  if (store.getState().book.phase !== 'ready') await loadBook(context);
  const { book } = store.getState();
  const known = book.phase === 'ready' ? book.list : undefined;
  const before = known?.find((one) => one.id === wanted.id);
  const whole = { ...wanted, ...aboutEntry(before, wanted.address) };
  if (signal.aborted) return undefined;
  const saves = savesOf(context);
  const identity = JSON.stringify(whole);
  const change = { ...whole, at: new Date(deps.timing.now()) };
  const write = saves.pending(identity) ?? saves.begin(identity, { change, known });
  const error = await send(context, write);
  if (signal.aborted) return undefined;
  if (!error) {
    const saved = await readBack(context, write.sent);
    return signal.aborted ? undefined : saved;
  }
  tellError(deps, error);
  const isGone = error.code === 'not_found';
  if (isGone) void loadBook(context);
  return { ok: false, trouble: saveTroubleOf(error.code), isGone };
}
