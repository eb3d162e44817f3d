import { tellError } from '@grocer/foundation/embed';
import { createLatest } from '@grocer/foundation/http';
import type { Result, SendOptions } from '@grocer/foundation/http';
import type { Account } from '../core/create-account.ts';
import { isOnline } from '@grocer/foundation/http';
import type { Known } from './known.ts';
import { troubleOf } from './trouble-rules.ts';

/** The store and effects of the account that actions work on. */
export type AccountContext = Pick<Account, 'store' | 'deps'>;

/** How a value is requested. */
export type HowAsked = Pick<SendOptions<never>, 'signal' | 'inBackground'>;

interface ReadingParts<Value> {
  readonly known: () => Known<Value>;
  readonly show: (known: Known<Value>) => void;
  readonly ask: (how: HowAsked) => Promise<Result<Value>>;
}

/** A value that is read from the service and kept in the store. */
export interface Reading<Value> {
  /**
   * Loads the value; the old one stays meanwhile, and also if the read fails. The last call wins. If nobody has asked
   * for a value that is known, a failure neither ends the session nor is reported.
   */
  load(isUnasked?: boolean): Promise<void>;
  /** Waits until the value is loaded or failed; sends no request if it is loaded or in flight. */
  once(): Promise<void>;
  /** Drops the value and a read in flight. */
  forget(): void;
  /** Stores a value from another response, which supersedes a read in flight. */
  take(value: Value): void;
}

/** Creates a reading of a value of the signed-in shopper. */
export function createReading<Value>(
  { deps }: Pick<AccountContext, 'deps'>,
  { known, show, ask }: ReadingParts<Value>,
): Reading<Value> {
  const latest = createLatest(() => deps.signal);
  let open: { readonly signal: AbortSignal; readonly done: Promise<void> } | undefined;

  async function read(signal: AbortSignal, isUnasked: boolean): Promise<void> {
    const isShown = (): boolean => known().phase === 'ready';
    if (!isShown()) show({ phase: 'loading' });
    const inBackground = isUnasked && isShown();
    const result = await ask({ signal, inBackground });
    if (signal.aborted) return;
    open = undefined;
    if (result.ok) {
      show({ phase: 'ready', value: result.value });
      return;
    }
    if (!inBackground) tellError(deps, result.error);
    if (!isShown()) show({ phase: 'failed', trouble: troubleOf(result.error, isOnline()) });
  }
  function load(isUnasked = false): Promise<void> {
    const signal = latest.next();
    open = { signal, done: read(signal, isUnasked) };
    return open.done;
  }
  deps.readings.add(async () => {
    if (known().phase !== 'idle') await load();
  });
  return {
    load,
    forget() {
      latest.drop();
      show({ phase: 'idle' });
    },
    take(value) {
      latest.drop();
      show({ phase: 'ready', value });
    },
    async once() {
      if (known().phase === 'ready') return;
      await (open && !open.signal.aborted ? open.done : load());
    },
  };
}
