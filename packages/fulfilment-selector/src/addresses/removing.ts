import { listAddresses, removeAddress } from '@grocer/foundation/contract';
import type { ProfileAddress } from '@grocer/foundation/domain';
import type { Reconciled } from '@grocer/foundation/http';
import type { Selector } from '../create-selector.ts';
import { currentOf } from './book-rules.ts';
import { listOf, listView } from './rules.ts';
import type { Work } from './work.ts';

/** Removing an address, once the shopper has said yes [F-4.4]. */
export function createRemoving({ store, deps }: Selector, work: Work) {
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
    const result = await http.send(removeAddress, { id }, { signal, reconcile: () => isGone(id) });
    if (result.ok) return undefined;
    const isOver = result.error.code === 'not_found' && (await isGone(id)).kind === 'happened';
    return isOver ? undefined : result.error;
  }

  function removed(entry: ProfileAddress): void {
    const { book, used, chosenId } = store.getState();
    const before = listOf(book);
    const at = before.findIndex(({ id }) => id === entry.id);
    const list = before.filter(({ id }) => id !== entry.id);
    const next = list[at] ?? list.at(-1);
    const isCurrent = currentOf(book, used.active?.destination)?.id === entry.id;
    const isInForm = work.viewNow() === 'add-address' || work.viewNow() === 'address-form';
    const isSecond = work.viewNow() === 'address-form';
    store.setState({
      book: { phase: 'ready', list },
      removing: { phase: 'idle' },
      landing: next ? { id: next.id } : 'add',
      told: 'removed',
      ...(isCurrent && { removedAddress: entry.address }),
      ...(chosenId === entry.id && { chosenId: undefined }),
    });
    deps.emitter.emit('address:removed', { id: entry.id });
    if (isInForm) store.getState().goPast(isSecond ? listView({ phase: 'ready', list }) : 'address-book');
    void store.getState().loadBook();
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
      const isSame = store.getState().forShopper();
      store.setState({ removing: { phase: 'removing', id } });
      const error = await remove(id);
      if (deps.signal.aborted || !isSame()) return;
      const entry = listOf(book).find((one) => one.id === id);
      if (!error && entry) {
        removed(entry);
        return;
      }
      const trouble = error && work.failed(error, 'remove', 'removeFailed');
      store.setState({ removing: trouble ? { phase: 'asking', id, trouble } : { phase: 'idle' } });
    },
  };
}
