import { foundRemoved, saysTheSame } from '@grocer/foundation/domain';
import { oncePer, tellError } from '@grocer/foundation/embed';
import { createWrites } from '@grocer/foundation/http';
import type { GrocerError, Reconciled } from '@grocer/foundation/http';
import { bookService } from './book-service.ts';
import type { AddressContext } from './book-service.ts';
import { loadBook, requestAddresses } from './reading.ts';
import { listOf } from './slice.ts';
import { savesOf } from './saves.ts';
import { removeTroubleOf } from './trouble-rules.ts';

/** Assigns one idempotency key to repeated presses of the same removal. */
const writes = oncePer(({ deps }: AddressContext) =>
  createWrites<{ id: string }>(deps.newId, deps.forShopper),
);

async function isGone(context: AddressContext, id: string): Promise<Reconciled<true>> {
  const list = await requestAddresses(context);
  return list.ok ? foundRemoved(list.value, id) : { kind: 'unknown' };
}

/**
 * Removes the address; resolves with the error, if any. After `not_found`, the list is read
 * to check whether the address is gone, which counts as success.
 */
async function send(context: AddressContext, id: string): Promise<GrocerError | undefined> {
  const { signal } = context.deps;
  const removals = writes(context);
  const write = removals.of({ id });
  const reconcile = () => isGone(context, id);
  const result = await bookService(context).remove(id, { key: write.key, signal, reconcile });
  removals.settle(write, result);
  if (result.ok) return undefined;
  const isOver = result.error.code === 'not_found' && (await isGone(context, id)).kind === 'happened';
  return isOver ? undefined : result.error;
}

/** Drops the address from the book in the store, which may have been reloaded without it meanwhile. */
function removed(context: AddressContext, removedId: string): void {
  const { store, deps } = context;
  const before = listOf(store.getState().book);
  const at = before.findIndex(({ id }) => id === removedId);
  const gone = before[at];
  // Once removed, the same address may be saved again under a new key.
  savesOf(context).forget(({ change }) => gone !== undefined && saysTheSame(gone.address, change.address));
  const list = before.filter(({ id }) => id !== removedId);
  const next = list[at] ?? list.at(-1);
  const { settings, keepDraft, closeForm, addressForm, removing } = store.getState();
  // The shopper may have left the page meanwhile, or be asked about another address.
  const isHere = removing.phase !== 'idle' && removing.id === removedId;
  store.setState({
    book: { phase: 'ready', list },
    ...(isHere && { removing: { phase: 'idle' }, landing: next ? { id: next.id } : 'add' }),
    announcement: settings.toggles.addressBookV2 ? 'addressDeleted' : 'addressRemoved',
  });
  keepDraft(removedId, undefined);
  // The shopper may have opened the form of another address meanwhile.
  if (addressForm.openedFor === removedId) closeForm();
  deps.emitter.emit('address:removed', { id: removedId });
  deps.report({ type: 'ADDRESS_REMOVED' });
  void loadBook(context);
}

/** Asks whether to remove an address. */
export const askToRemove = ({ store }: AddressContext, id: string): void =>
  store.setState({ removing: { phase: 'asking', id, trouble: undefined }, announcement: undefined });

/** Dismisses the question and keeps the address. */
export function dismissRemoval({ store }: AddressContext): void {
  if (store.getState().removing.phase === 'asking') store.setState({ removing: { phase: 'idle' } });
}

/** Ends the question when its page is left; a removal that is in flight goes on. */
export const leaveRemoval = ({ store }: AddressContext): void =>
  store.setState({ removing: { phase: 'idle' } });

/** The removals in flight of one shopper, by address. */
const removalsOf = oncePer((_shopper: AbortSignal) => new Map<string, Promise<void>>());

/** Removes an address; shows a failure if the shopper still waits for it. */
async function remove(context: AddressContext, id: string): Promise<void> {
  const { store, deps } = context;
  const { signal } = deps;
  const error = await send(context, id);
  if (signal.aborted) return;
  if (!error) {
    removed(context, id);
    return;
  }
  tellError(deps, error);
  // A shopper who has left the page asks again if they still want it.
  const now = store.getState().removing;
  if (now.phase === 'removing' && now.id === id)
    store.setState({ removing: { phase: 'asking', id, trouble: removeTroubleOf(error.code) } });
}

/** Removes the address in question after the shopper has confirmed. */
export async function confirmRemoval(context: AddressContext): Promise<void> {
  const { store, deps } = context;
  const { removing } = store.getState();
  if (removing.phase !== 'asking') return;
  const { id } = removing;
  store.setState({ removing: { phase: 'removing', id } });
  const removals = removalsOf(deps.signal);
  // A shopper who has left the page and comes back waits for the removal that is in flight.
  const removal = removals.get(id) ?? remove(context, id);
  removals.set(id, removal);
  await removal;
  removals.delete(id);
}
