import { partError } from '@grocer/foundation/embed';
import { within } from '@grocer/foundation/http';
import type { GrocerError, Timing } from '@grocer/foundation/http';
import type { LazyActions } from './lazy-actions.ts';
import { PRODUCT } from './product.ts';

/** The lazy actions of one selector, for code that is there before them. */
export interface ActionsLoader {
  /** Those that are loaded by now. */
  now(): LazyActions | undefined;
  /** Takes them up as they are made, whoever has loaded their code first. */
  take(actions: LazyActions): void;
  /** Loads them in a quiet moment. Where it fails, whoever needs them asks again. */
  prefetch(): void;
  /** Loads them; `undefined` where that fails or takes too long, of which the host is told. Whoever asks next tries again. */
  load(): Promise<LazyActions | undefined>;
}

interface Loading {
  readonly load: () => Promise<LazyActions>;
  /** Is told of them once, when whoever has made them is done. */
  readonly onLoaded: () => void;
  readonly timing: Timing;
  readonly onFailure: (error: GrocerError) => void;
}

/** Whoever waits for them waits as long as for a request. */
const LONGEST_MS = 10_000;

/** Loads the actions when they are first asked for. */
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
      // A view makes them while it renders.
      queueMicrotask(onLoaded);
    },
    prefetch() {
      if (!loaded) load().catch(() => undefined);
    },
    load: async () => loaded ?? (waiting ??= wait()),
  };
}
