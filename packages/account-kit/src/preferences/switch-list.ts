import { oncePer, tellError } from '@grocer/foundation/embed';
import { ok } from '@grocer/foundation/http';
import type { Result, Write } from '@grocer/foundation/http';
import type { PreferenceKind } from '../events.ts';
import { isOnline } from '@grocer/foundation/http';
import { valueOf } from './known.ts';
import type { Known } from './known.ts';
import { createReading } from './reading.ts';
import type { AccountContext, HowAsked, Reading } from './reading.ts';
import { createSaving, switchesAfterRead } from './switches.ts';
import type { Settled, Switches } from './switches.ts';
import { saveTroubleOf } from './trouble-rules.ts';

/** Actions on one kind of preferences. */
export interface SwitchList extends Pick<Reading<unknown>, 'load'> {
  /** Switches a preference on or off: optimistic, rolled back if saving fails. */
  want(id: string, isOn: boolean): void;
}

/** Preferences of one kind: the service's values and the shopper's pending changes. */
interface Shown<Value> {
  readonly known: Known<Value>;
  readonly switches: Switches;
}

/** What differs between kinds of preferences. */
interface ListParts<Value> {
  readonly kind: PreferenceKind;
  readonly shown: () => Shown<Value>;
  readonly show: (shown: Partial<Shown<Value>>) => void;
  readonly ask: (how: HowAsked) => Promise<Result<Value>>;
  readonly idsOf: (value: Value) => readonly string[];
  /** Whether the preference is on; undefined if unknown. */
  readonly isOn: (value: Value, id: string) => boolean | undefined;
  readonly withOne: (value: Value, id: string, isOn: boolean) => Value;
  /** Name of the preference in events. */
  readonly nameOf: (id: string) => string;
  /** Sends a change; resolves with the service's new value. */
  readonly send: (id: string, write: Write<boolean>) => Promise<Result<Settled>>;
}

/** Creates the actions on one kind of preferences. */
export function createSwitchList<Value>(
  { deps }: Pick<AccountContext, 'deps'>,
  parts: ListParts<Value>,
): SwitchList {
  const { kind, shown, show, isOn, withOne } = parts;

  /** Stores the service's new value of one preference, and tells host and analytics if it has changed. */
  function settle(id: string, isNowOn: boolean): void {
    const value = valueOf(shown().known);
    if (value === undefined) return;
    show({ known: { phase: 'ready', value: withOne(value, id, isNowOn) } });
    if (isOn(value, id) === isNowOn) return;
    deps.report({ type: 'PREFERENCE_CHANGED', kind });
    deps.emitter.emit('preference:changed', { kind, name: parts.nameOf(id), isOn: isNowOn });
  }
  async function send(id: string, write: Write<boolean>): Promise<Result<Settled>> {
    const result = await parts.send(id, write);
    if (!result.ok) tellError(deps, result.error);
    return result;
  }
  /** The writes, per shopper. */
  const savingOf = oncePer((signal: AbortSignal) =>
    createSaving({
      newId: deps.newId,
      signal,
      read: () => shown().switches,
      show: (switches) => show({ switches }),
      send,
      settle,
      troubleOf: (error) => saveTroubleOf(error, isOnline()),
    }),
  );
  const reading = createReading<Value>(
    { deps },
    {
      known: () => shown().known,
      show(known) {
        if (known.phase !== 'ready') {
          show({ known });
          return;
        }
        const isOnNow = (id: string): boolean | undefined => isOn(known.value, id);
        savingOf(deps.signal).heard(isOnNow);
        show({ known, switches: switchesAfterRead(shown().switches, isOnNow) });
      },
      async ask(how) {
        const isOld = savingOf(deps.signal).watch();
        const result = await parts.ask(how);
        if (!result.ok) return result;
        // Values that were written during the read are newer than its answer.
        const before = valueOf(shown().known);
        const value = parts.idsOf(result.value).reduce((merged, id) => {
          const newer = before !== undefined && isOld(id) ? isOn(before, id) : undefined;
          return newer === undefined ? merged : withOne(merged, id, newer);
        }, result.value);
        return ok(value);
      },
    },
  );
  return { load: reading.load, want: (id, wanted) => void savingOf(deps.signal).want(id, wanted) };
}
