import { listAddresses, removeAddress } from '@grocer/foundation/contract';
import { foundRemoved, isSameAddress } from '@grocer/foundation/domain';
import type { GrocerError, Reconciled } from '@grocer/foundation/http';
import { currentOf } from './book-rules.ts';
import { addressIn, listOf, listView } from '../../core/address-rules.ts';
import type { Book } from '../../core/address-rules.ts';
import { removeTroubleOf } from './trouble-rules.ts';
import { failed, viewNow } from './work.ts';
import type { AddressContext } from './work.ts';

async function isGone({ deps }: AddressContext, id: string): Promise<Reconciled<true>> {
  const list = await deps.http.send(listAddresses, undefined, { signal: deps.signal });
  return list.ok ? foundRemoved(list.value, id) : { kind: 'unknown' };
}

/**
 * Sends the removal; resolves with the error if the address is not removed. After `not_found`, the list tells
 * whether the address was removed before.
 */
async function send(context: AddressContext, id: string): Promise<GrocerError | undefined> {
  const { deps, removals } = context;
  const { http, signal } = deps;
  const write = removals.of({ id });
  const { key, sent } = write;
  const reconcile = () => isGone(context, id);
  const result = await http.send(removeAddress, sent, { key, signal, reconcile });
  removals.settle(write, result);
  if (result.ok) return undefined;
  const isOver = result.error.code === 'not_found' && (await isGone(context, id)).kind === 'happened';
  return isOver ? undefined : result.error;
}

/** Removes the address from the book in the store, which may have been reloaded without it already. */
function removed(context: AddressContext, removedId: string, bookBefore: Book): void {
  const { store, deps, actions } = context;
  const { addressForm, book, removing, used, chosenId, draft, goPast } = store.getState();
  const before = listOf(book);
  const at = before.findIndex(({ id }) => id === removedId);
  const list = before.filter(({ id }) => id !== removedId);
  const next = list[at] ?? list.at(-1);
  const isCurrent = currentOf(bookBefore, used.active?.destination)?.id === removedId;
  const inUse = addressIn(used.active?.destination);
  // Another entry may have the same address.
  const isLost = isCurrent && inUse && !list.some(({ address }) => isSameAddress(address, inUse));
  // The shopper may be at another address by now.
  const isHere = addressForm.editedId === removedId;
  const view = isHere ? viewNow(context) : undefined;
  store.setState({
    book: { phase: 'ready', list },
    ...('id' in removing && removing.id === removedId && { removing: { phase: 'idle' } }),
    landing: next ? { id: next.id } : 'add',
    announcement: 'removed',
    ...(isLost && { removedAddress: inUse }),
    ...(draft?.editedId === removedId && { draft: undefined }),
    ...(chosenId === removedId && { chosenId: undefined }),
  });
  deps.emitter.emit('address:removed', { id: removedId });
  if (view === 'add-address') goPast('address-book');
  if (view === 'address-form') goPast(listView({ phase: 'ready', list }));
  void actions.loadBook();
}

/** Removes the address after the shopper has confirmed [F-4.4] [F-7.5]. */
export async function remove(context: AddressContext): Promise<void> {
  const { store, deps } = context;
  const { removing, book } = store.getState();
  if (removing.phase !== 'asking') return;
  const { id } = removing;
  const { signal } = deps;
  store.setState({ removing: { phase: 'removing', id } });
  const error = await send(context, id);
  if (signal.aborted) return;
  if (!error) {
    removed(context, id, book);
    return;
  }
  const trouble = failed(context, { error, operation: 'remove', trouble: removeTroubleOf(error.code) });
  // The shopper may have left the form, and asks again if they still want it.
  const now = store.getState().removing;
  if (now.phase !== 'removing' || now.id !== id) return;
  store.setState({ removing: trouble ? { phase: 'asking', id, trouble } : { phase: 'idle' } });
}
