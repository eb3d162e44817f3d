import { createWrites } from '@grocer/foundation/http';
import type { GrocerError, Result, Write, Writes } from '@grocer/foundation/http';
import type { PreferenceTrouble } from './trouble-rules.ts';

/** The service's value of an item after a change. */
export interface Settled {
  readonly isOn: boolean;
  /** What the shopper has to know or do before the change takes effect. */
  readonly warning?: string | undefined;
}

/** State of a change besides the service's value: in flight, saved, saved with a warning, or rolled back. */
export type Switch =
  | { readonly phase: 'saving'; readonly isOn: boolean }
  | { readonly phase: 'saved' }
  | { readonly phase: 'warned'; readonly isOn: boolean; readonly warning: string }
  | { readonly phase: 'failed'; readonly wanted: boolean; readonly trouble: PreferenceTrouble };

export type Switches = Readonly<Record<string, Switch>>;

/** Returns the displayed state: the wanted one while a change is in flight, else the service's. */
export const isShownOn = <IsOn extends boolean | undefined>(
  isOn: IsOn,
  one: Switch | undefined,
): IsOn | boolean => (one?.phase === 'saving' ? one.isOn : isOn);

interface SwitchParts {
  readonly newId: () => string;
  /** Aborts when the account ends or its shopper changes. */
  readonly signal: AbortSignal;
  readonly read: () => Switches;
  readonly show: (switches: Switches) => void;
  /** Sends a change; resolves with the service's new value. */
  readonly send: (id: string, write: Write<boolean>) => Promise<Result<Settled>>;
  /** Stores the service's new value. */
  readonly settle: (id: string, isOn: boolean) => void;
  readonly troubleOf: (error: GrocerError) => PreferenceTrouble;
}

/** Write state of one item. */
interface Item {
  readonly writes: Writes<boolean>;
  isBusy: boolean;
  /** The state wanted during a write; the last click wins. */
  next: boolean | undefined;
  /** Number of completed writes. */
  ended: number;
}

/** Switches that save at once, with one write per item at a time. */
export interface Saving {
  want(id: string, isOn: boolean): Promise<void>;
  /** Closes writes that a read shows as done, so that the same change is a new write once it is undone elsewhere. */
  heard(isOn: (id: string) => boolean | undefined): void;
  /** Starts watching; the returned function tells whether a value read since then may be stale. */
  watch(): (id: string) => boolean;
}

/** Creates the saving of one list of switches for one shopper. */
export function createSaving(parts: SwitchParts): Saving {
  const { signal, newId } = parts;
  const items = new Map<string, Item>();

  function itemOf(id: string): Item {
    const item = items.get(id) ?? {
      writes: createWrites<boolean>(newId, () => () => !signal.aborted),
      isBusy: false,
      next: undefined,
      ended: 0,
    };
    items.set(id, item);
    return item;
  }
  const show = (id: string, one: Switch): void => parts.show({ ...parts.read(), [id]: one });

  /** Returns the state of a switch after its last write. */
  function endOf(result: Result<Settled>, wanted: boolean): Switch {
    if (!result.ok) return { phase: 'failed', wanted, trouble: parts.troubleOf(result.error) };
    const { isOn, warning } = result.value;
    if (warning !== undefined) return { phase: 'warned', isOn, warning };
    // A success that returns another value means that the change was not applied.
    return isOn === wanted ? { phase: 'saved' } : { phase: 'failed', wanted, trouble: 'technical' };
  }

  /** Sends a change and shows its outcome, unless another change is wanted by then. */
  async function save(id: string, item: Item, wanted: boolean): Promise<void> {
    const write = item.writes.of(wanted);
    const result = await parts.send(id, write);
    if (signal.aborted) return;
    item.writes.settle(write, result);
    item.ended += 1;
    if (result.ok) parts.settle(id, result.value.isOn);
    const goal = item.next ?? wanted;
    if (result.ok && result.value.isOn === goal) item.next = undefined;
    if (item.next === undefined) show(id, endOf(result, goal));
  }

  return {
    async want(id, isOn) {
      const item = itemOf(id);
      show(id, { phase: 'saving', isOn });
      item.next = isOn;
      if (item.isBusy) return;
      item.isBusy = true;
      while (item.next !== undefined && !signal.aborted) {
        const wanted: boolean = item.next;
        item.next = undefined;
        await save(id, item, wanted);
      }
      item.isBusy = false;
    },
    heard(isOn) {
      for (const [id, { writes, isBusy }] of items)
        if (!isBusy) writes.forget((wanted) => wanted === isOn(id));
    },
    watch() {
      const busy = new Set([...items].flatMap(([id, item]) => (item.isBusy ? [id] : [])));
      const ended = new Map([...items].map(([id, item]) => [id, item.ended]));
      return (id) => {
        const item = items.get(id);
        return busy.has(id) || item?.isBusy === true || item?.ended !== ended.get(id);
      };
    },
  };
}

/** Returns true when a switch's state stays valid after a read. */
function isKept(one: Switch, isOn: boolean | undefined): boolean {
  if (one.phase === 'failed') return isOn !== one.wanted;
  return one.phase === 'saving' || (one.phase === 'warned' && isOn === one.isOn);
}

/** Returns the switches after a read, without saved ones and those that the new value has resolved. */
export const switchesAfterRead = (switches: Switches, isOn: (id: string) => boolean | undefined): Switches =>
  Object.fromEntries(Object.entries(switches).filter(([id, one]) => isKept(one, isOn(id))));
