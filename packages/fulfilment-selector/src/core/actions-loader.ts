import { partError } from '@grocer/foundation/embed';
import { within } from '@grocer/foundation/http';
import type { GrocerError, Timing } from '@grocer/foundation/http';
import type { LazyActions } from './lazy-actions.ts';
import { PRODUCT } from './product.ts';

/** Loads the lazy actions of one selector. */
export interface ActionsLoader {
  /** Returns the actions if they are loaded. */
  now(): LazyActions | undefined;
  /** Sets the actions once they are created, no matter who loaded their code. */
  take(actions: LazyActions): void;
  /** Preloads the actions. Errors are ignored, since `load` tries again. */
  prefetch(): void;
  /**
   * Resolves with the actions; with `undefined`, after telling the host, if loading fails or takes over 10 s.
   * A later call retries.
   */
  load(): Promise<LazyActions | undefined>;
}

interface Loading {
  readonly load: () => Promise<LazyActions>;
  /** Called once after the actions were set, in a microtask. */
  readonly onLoaded: () => void;
  readonly timing: Timing;
  readonly onFailure: (error: GrocerError) => void;
}

/** How long `load` waits; the same as the timeout of a request. */
const LONGEST_MS = 10_000;

/** Creates a loader that loads the actions when they are first needed. */
export function createActionsLoader({ load, onLoaded, timing, onFailure }: Loading): ActionsLoader {
  let loaded: LazyActions | undefined;
  let waiting: Promise<LazyActions | undefined> | undefined;

  async function wait(): Promise<LazyActions | undefined> {
    const actions = await within({ ms: LONGEST_MS, timing, signal: new AbortController().signal }, load());
    waiting = undefined;
    if (!actions) onFailure(partError(PRODUCT, 'loaded'));
    return actions;
  }

  return {
    now: () => loaded,
    take(actions) {
      loaded = actions;
      // A view may create the actions during its render, which must not update the store.
      queueMicrotask(onLoaded);
    },
    prefetch() {
      if (!loaded) load().catch(() => undefined);
    },
    load: async () => loaded ?? (waiting ??= wait()),
  };
}
