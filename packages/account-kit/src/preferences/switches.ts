import { createWrites } from '@grocer/foundation/http';
import type { GrocerError, Result, Write, Writes } from '@grocer/foundation/http';
import type { PreferenceTrouble } from './trouble-rules.ts';

/** What the service says of an item after a change. */
export interface Settled {
  readonly isOn: boolean;
  /** What the shopper has to do or know before it is so. */
  readonly warning?: string | undefined;
}

/** Where a switch stands beside what the service says: on its way there, there, there if the shopper does more, or put back. */
export type Switch =
  | { readonly phase: 'saving'; readonly isOn: boolean }
  | { readonly phase: 'saved' }
  | { readonly phase: 'warned'; readonly isOn: boolean; readonly warning: string }
  | { readonly phase: 'failed'; readonly wanted: boolean; readonly trouble: PreferenceTrouble };

export type Switches = Readonly<Record<string, Switch>>;

/** What a switch shows: what was last wanted while that is on its way, else what the service says. */
export const shownOn = <IsOn extends boolean | undefined>(
  isOn: IsOn,
  one: Switch | undefined,
): IsOn | boolean => (one?.phase === 'saving' ? one.isOn : isOn);

interface SwitchParts {
  readonly newId: () => string;
  /** Ends with the account, and with its shopper. */
  readonly signal: AbortSignal;
  readonly read: () => Switches;
  readonly show: (switches: Switches) => void;
  /** Sends what is wanted; the answer is what the service then says. */
  readonly send: (id: string, write: Write<boolean>) => Promise<Result<Settled>>;
  /** Takes up what the service says. */
  readonly settle: (id: string, isOn: boolean) => void;
  readonly troubleOf: (error: GrocerError) => PreferenceTrouble;
}

/** What the writing of one item needs to know. */
interface Item {
  readonly writes: Writes<boolean>;
  isBusy: boolean;
  /** What was wanted meanwhile: the last click wins. */
  next: boolean | undefined;
  /** How many writes have ended. */
  ended: number;
}

/** Switches that save at once, one write of each at a time. */
export interface Saving {
  want(id: string, isOn: boolean): Promise<void>;
  /** Says later whether what was read meanwhile of an item can be out of date. */
  watch(): (id: string) => boolean;
}

/** Makes what saves the switches of one list for one shopper. */
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

  /** How a switch stands after its last write. */
  function endOf(result: Result<Settled>, wanted: boolean): Switch {
    if (!result.ok) return { phase: 'failed', wanted, trouble: parts.troubleOf(result.error) };
    const { isOn, warning } = result.value;
    if (warning !== undefined) return { phase: 'warned', isOn, warning };
    // A service that took it, and says something else, has not done it.
    return isOn === wanted ? { phase: 'saved' } : { phase: 'failed', wanted, trouble: 'technical' };
  }

  /** Sends one thing that is wanted, and shows how it went unless something else is wanted by then. */
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

/** Does a look at what the service says leave as it is what stands beside that? */
function isKept(one: Switch, isOn: boolean | undefined): boolean {
  if (one.phase === 'failed') return isOn !== one.wanted;
  return one.phase === 'saving' || (one.phase === 'warned' && isOn === one.isOn);
}

/** The switches after a look: what is on its way stays, what failed and still is not so, and what was warned of and still is. */
export const lookedAt = (switches: Switches, isOn: (id: string) => boolean | undefined): Switches =>
  Object.fromEntries(Object.entries(switches).filter(([id, one]) => isKept(one, isOn(id))));
