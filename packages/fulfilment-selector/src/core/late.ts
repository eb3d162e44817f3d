import { partError } from '@grocer/foundation/embed';
import { within } from '@grocer/foundation/http';
import type { GrocerError, Timing } from '@grocer/foundation/http';
import type { loadActions } from '../lazy.ts';
import type { LateActions } from './late-actions.ts';
import { PRODUCT } from './product.ts';

type Chunk = Awaited<ReturnType<typeof loadActions>>;

/** What presses do, which may still have to be loaded. */
export interface Late {
  /** What is here by now. */
  now(): LateActions | undefined;
  /** Brings it in a quiet moment. Where it fails, whoever needs it asks again. */
  prefetch(): void;
  /** Brings it; `undefined` where it cannot be had in time, of which the host is told. Whoever asks next tries again. */
  bring(): Promise<LateActions | undefined>;
}

interface Bringing {
  readonly load: () => Promise<Chunk>;
  /** Makes what presses do, and puts it to use. */
  readonly take: (chunk: Chunk) => LateActions;
  readonly timing: Timing;
  readonly onFailure: (error: GrocerError) => void;
}

/** Whoever waits for it waits as long as for a request. */
const LONGEST_MS = 10_000;

/** Loads what presses do when it is first asked for. */
export function createLate({ load, take, timing, onFailure }: Bringing): Late {
  let here: LateActions | undefined;
  let coming: Promise<LateActions> | undefined;
  let waiting: Promise<LateActions | undefined> | undefined;

  async function fetchOnce(): Promise<LateActions> {
    try {
      here = take(await load());
      return here;
    } finally {
      coming = undefined;
    }
  }

  async function wait(): Promise<LateActions | undefined> {
    coming ??= fetchOnce();
    const late = await within({ ms: LONGEST_MS, timing, signal: new AbortController().signal }, coming);
    waiting = undefined;
    if (!late) onFailure(partError(PRODUCT, 'loaded'));
    return late;
  }

  return {
    now: () => here,
    prefetch() {
      if (here) return;
      coming ??= fetchOnce();
      coming.catch(() => undefined);
    },
    bring: async () => here ?? (waiting ??= wait()),
  };
}
