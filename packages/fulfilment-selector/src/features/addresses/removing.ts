import { listAddresses, removeAddress } from '@grocer/foundation/contract';
import type { ProfileAddress } from '@grocer/foundation/domain';
import { createWrites } from '@grocer/foundation/http';
import type { Reconciled } from '@grocer/foundation/http';
import type { Selector } from '../../core/create-selector.ts';
import { lazyActions } from '../../core/lazy-actions.ts';
import { currentOf } from './book-rules.ts';
import { addressIn, listOf, listView } from '../../core/address-rules.ts';
import type { Work } from './work.ts';

/** Removing an address, once the shopper has said yes [F-4.4]. */
export function createRemoving(selector: Selector, work: Work) {
  const { store, deps } = selector;
  const actions = lazyActions(selector);
  const writes = createWrites<{ id: string }>(deps.newId, deps.forShopper);

  async function isGone(id: string): Promise<Reconciled<true>> {
    const list = await deps.http.send(listAddresses, undefined, { signal: deps.signal });
    if (!list.ok) return { kind: 'unknown' };
    if (list.value.list.some((one) => one.id === id)) return { kind: 'did-not-happen' };
    // It may be the one that cannot be read.
    return list.value.unreadable > 0 ? { kind: 'unknown' } : { kind: 'happened', value: true };
  }

  /** Why the address is not gone. One that is not found may have been removed before, which the list tells. */
  async function remove(id: string) {
    const { http, signal } = deps;
    const write = writes.of({ id });
    const { key, sent } = write;
    const result = await http.send(removeAddress, sent, { key, signal, reconcile: () => isGone(id) });
    writes.settle(write, result);
    if (result.ok) return undefined;
    const isOver = result.error.code === 'not_found' && (await isGone(id)).kind === 'happened';
    return isOver ? undefined : result.error;
  }

  /** Takes the address out of the book, which may have been read again without it meanwhile. */
  function removed(removedId: string, entry: ProfileAddress | undefined): void {
    const { book, used, chosenId, draft } = store.getState();
    const before = listOf(book);
    const at = before.findIndex(({ id }) => id === removedId);
    const list = before.filter(({ id }) => id !== removedId);
    const next = list[at] ?? list.at(-1);
    const isCurrent = entry && currentOf(book, used.active?.destination)?.id === removedId;
    const isInForm = work.viewNow() === 'add-address' || work.viewNow() === 'address-form';
    const isSecond = work.viewNow() === 'address-form';
    store.setState({
      book: { phase: 'ready', list },
      removing: { phase: 'idle' },
      landing: next ? { id: next.id } : 'add',
      told: 'removed',
      ...(isCurrent && { removedAddress: addressIn(used.active?.destination) }),
      ...(draft?.editedId === removedId && { draft: undefined }),
      ...(chosenId === removedId && { chosenId: undefined }),
    });
    deps.emitter.emit('address:removed', { id: removedId });
    if (isInForm) store.getState().goPast(isSecond ? listView({ phase: 'ready', list }) : 'address-book');
    void actions.loadBook();
  }

  return {
    askToRemove: (id: string): void =>
      store.setState({ removing: { phase: 'asking', id, trouble: undefined } }),
    keepAddress(): void {
      if (store.getState().removing.phase === 'asking') store.setState({ removing: { phase: 'idle' } });
    },
    /** Removes the address that was asked about [F-7.5]. */
    async removeAddress(): Promise<void> {
      const { removing, book } = store.getState();
      if (removing.phase !== 'asking') return;
      const { id } = removing;
      const { signal } = deps;
      store.setState({ removing: { phase: 'removing', id } });
      const error = await remove(id);
      if (signal.aborted) return;
      if (!error) {
        removed(
          id,
          listOf(book).find((one) => one.id === id),
        );
        return;
      }
      // A request that was given up on may still arrive.
      const isOpen = error.code === 'unconfirmed' || error.code === 'timeout';
      const trouble = work.failed(error, 'remove', isOpen ? 'removeUnconfirmed' : 'removeFailed');
      store.setState({ removing: trouble ? { phase: 'asking', id, trouble } : { phase: 'idle' } });
    },
  };
}
