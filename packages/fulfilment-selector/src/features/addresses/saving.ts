import { addAddress, listAddresses, updateAddress } from '@grocer/foundation/contract';
import { foundSaved, inAddressBookOrder, saysTheSame } from '@grocer/foundation/domain';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { GrocerError, ok } from '@grocer/foundation/http';
import type { Reconciled, Result, Write } from '@grocer/foundation/http';
import type { AddressTrouble, Entered } from './form-state.ts';
import { listOf } from '../../core/address-rules.ts';
import type { Book } from '../../core/address-rules.ts';
import { saveTroubleOf } from './trouble-rules.ts';
import type { AddressContext, FirstSent } from './work.ts';

/** The service's answer for a saved address. */
interface Kept {
  readonly id: string;
  readonly isNew: boolean;
}

/** The result of saving: the entry in the book, or why the book lacks what was entered. */
export type Saved =
  | { readonly ok: true; readonly entry: ProfileAddress }
  | { readonly ok: false; readonly error: GrocerError; readonly trouble: AddressTrouble };

/** Returns the error for a service that saved something other than what was sent. */
const savedDifferentlyError = (): GrocerError =>
  new GrocerError({
    code: 'invalid_answer',
    retryable: true,
    message: 'The service has kept another address than the one it was given.',
  });

/** Returns the edited entry of the book; undefined for a new address. */
const entryOf = ({ store }: AddressContext, id: string | undefined): ProfileAddress | undefined =>
  listOf(store.getState().book).find((one) => one.id === id);

/** Looks in the book for an address whose response was lost. */
async function findSavedAddress({ deps }: AddressContext, saved: Parameters<typeof foundSaved>[1]) {
  const list = await deps.http.send(listAddresses, undefined, { signal: deps.signal });
  return list.ok ? foundSaved(list.value, saved) : ({ kind: 'unknown' } as const);
}

/** Sends an address. A retry sends identical bytes, including the time of the first attempt. */
async function send(
  context: AddressContext,
  entered: Entered,
  editedId: string | undefined,
  { key, sent: { at, known } }: Write<FirstSent>,
): Promise<Result<{ id: string }>> {
  const { http, signal } = context.deps;
  const find = () => findSavedAddress(context, { ...entered, editedId, known });
  if (editedId === undefined) return http.send(addAddress, entered, { key, signal, reconcile: find });
  async function reconcile(): Promise<Reconciled<true>> {
    const seen = await find();
    return seen.kind === 'happened' ? { kind: 'happened', value: true } : seen;
  }
  const change = { ...entered, id: editedId, at };
  const result = await http.send(updateAddress, change, { key, signal, reconcile });
  return result.ok ? ok({ id: editedId }) : result;
}

/** Returns the entry in the reloaded book, or `undefined` if the book has another address. */
function entryAfter(
  { store, deps }: AddressContext,
  book: Book,
  { address, isMailingAddress }: Entered,
  { id, isNew }: Kept,
): ProfileAddress | undefined {
  // A new id proves that the address was saved, however the service writes it; a known id proves nothing.
  const isIt = (one: ProfileAddress): boolean =>
    one.id === id && (isNew || saysTheSame(one.address, address));
  if (book.phase === 'ready') return book.list.find(isIt);
  // The address is saved; only the list could not be loaded.
  const entry = { id, address, isMailingAddress, lastModified: deps.timing.now() };
  const others = listOf(store.getState().book).filter((one) => one.id !== id);
  store.setState({ book: { phase: 'ready', list: inAddressBookOrder([...others, entry]) } });
  return entry;
}

/** Returns why an address that the service reported as changed differs from what was entered. */
function differenceFrom(context: AddressContext, before: ProfileAddress | undefined): AddressTrouble {
  if (!before) return 'technical';
  const now = entryOf(context, before.id);
  if (!now) return 'gone';
  return saysTheSame(now.address, before.address) ? 'unchanged' : 'rewritten';
}

async function refused(
  { actions }: AddressContext,
  error: GrocerError,
  before: ProfileAddress | undefined,
): Promise<Saved> {
  if (!before || error.code !== 'not_found') return { ok: false, error, trouble: saveTroubleOf(error.code) };
  await actions.loadBook();
  return { ok: false, error, trouble: 'gone' };
}

/** Saves what was entered [F-7.3] [F-7.4] and reads it back. Resolves with undefined if aborted. */
export async function saveAddress(
  context: AddressContext,
  entered: Entered,
  editedId: string | undefined,
): Promise<Saved | undefined> {
  const { store, deps, actions, saves } = context;
  const { signal } = deps;
  const { book: first } = store.getState();
  const known = first.phase === 'ready' ? first.list : undefined;
  const before = entryOf(context, editedId);
  const identity = JSON.stringify({ ...entered, editedId });
  const write = saves.pending(identity) ?? saves.begin(identity, { at: new Date(deps.timing.now()), known });
  const result = await send(context, entered, editedId, write);
  if (signal.aborted) return undefined;
  saves.settle(write, result);
  if (!result.ok) {
    const no = await refused(context, result.error, before);
    return signal.aborted ? undefined : no;
  }
  const book = await actions.loadBook();
  if (signal.aborted) return undefined;
  const isNew = editedId === undefined;
  const entry = entryAfter(context, book, entered, { id: result.value.id, isNew });
  if (entry) return { ok: true, entry };
  return { ok: false, error: savedDifferentlyError(), trouble: differenceFrom(context, before) };
}
