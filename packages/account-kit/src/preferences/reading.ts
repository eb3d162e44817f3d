import { tellError } from '@grocer/foundation/embed';
import { createLatest } from '@grocer/foundation/http';
import type { Result } from '@grocer/foundation/http';
import type { Account } from '../core/create-account.ts';
import { isOnline } from '@grocer/foundation/http';
import type { Known } from './known.ts';
import { troubleOf } from './trouble-rules.ts';

/** What the effects of the account's pages are told. */
export type AccountContext = Pick<Account, 'store' | 'deps'>;

interface ReadingParts<Value> {
  readonly known: () => Known<Value>;
  readonly show: (known: Known<Value>) => void;
  readonly ask: (signal: AbortSignal) => Promise<Result<Value>>;
}

/** Something that is read from the service, and kept. */
export interface Reading<Value> {
  /** Reads it; what was there stays on show meanwhile, also where it cannot be read now. The last question counts. */
  load(): Promise<void>;
  /** Waits until it has been read, or could not be: asks nothing where it is there, or on its way. */
  once(): Promise<void>;
  /** Takes up what the service has said in answer to something else, which is newer than what is on its way. */
  take(value: Value): void;
}

/** Makes what reads something for whoever is signed in. */
export function createReading<Value>(
  { deps }: Pick<AccountContext, 'deps'>,
  { known, show, ask }: ReadingParts<Value>,
): Reading<Value> {
  const latest = createLatest(() => deps.signal);
  let open: { readonly signal: AbortSignal; readonly done: Promise<void> } | undefined;

  async function read(signal: AbortSignal): Promise<void> {
    const isShown = (): boolean => known().phase === 'ready';
    if (!isShown()) show({ phase: 'loading' });
    const result = await ask(signal);
    if (signal.aborted) return;
    open = undefined;
    if (result.ok) {
      show({ phase: 'ready', value: result.value });
      return;
    }
    tellError(deps, result.error);
    if (!isShown()) show({ phase: 'failed', trouble: troubleOf(result.error, isOnline()) });
  }
  function load(): Promise<void> {
    const signal = latest.next();
    open = { signal, done: read(signal) };
    return open.done;
  }
  deps.readings.add(async () => {
    if (known().phase !== 'idle') await load();
  });
  return {
    load,
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
