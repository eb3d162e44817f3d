import { callHost } from '../http/call-host.ts';
import type { Emitter } from './emitter.ts';

/** Status of a mount. */
export type MountStatus = 'loading' | 'ready' | 'failed' | 'unmounted';

/** Returned by `mount()`; the host's interface to a mounted SDK. */
export interface Handle<Update, State, Events> {
  /** Current status of the mount. */
  readonly status: MountStatus;
  /** Resolves once the first data has loaded or failed to load, or on unmount; never rejects. */
  readonly ready: Promise<void>;
  /** Returns the state as plain data, without card numbers, PINs or tokens. */
  getState(): Readonly<State>;
  /** Calls the listener with the state after each change; returns a function that unsubscribes. */
  subscribe(listener: (state: Readonly<State>) => void): () => void;
  /** Listens to an event; returns a function that stops listening. */
  on<Name extends keyof Events>(event: Name, listener: (detail: Events[Name]) => void): () => void;
  /** Changes settings without remounting; the shopper's input is kept. */
  update(patch: Update): void;
  /** Reloads the data; resolves once it has loaded or failed to load, and never rejects. */
  refresh(): Promise<void>;
  /** Removes the SDK from the page. May be called at any time, and repeatedly. */
  unmount(): void;
}

export interface HandleParts<Update, State, Events> {
  readonly emitter: Emitter<Events>;
  readonly statusOf: () => Exclude<MountStatus, 'unmounted'>;
  readonly getState: () => Readonly<State>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly update: (patch: Update) => void;
  readonly refresh: () => Promise<void>;
  readonly dispose: () => void;
}

/** Creates the handle that every SDK returns, from the parts of one SDK. */
export function createHandle<Update, State, Events>(
  parts: HandleParts<Update, State, Events>,
): Handle<Update, State, Events> {
  let unmounted = false;
  let settle = (): void => {};
  const ready = new Promise<void>((resolve) => (settle = resolve));
  const settleOnceLoaded = (): void => {
    if (parts.statusOf() !== 'loading') settle();
  };
  const stopWatching = parts.subscribe(settleOnceLoaded);
  settleOnceLoaded();

  return {
    get status() {
      return unmounted ? 'unmounted' : parts.statusOf();
    },
    ready,
    getState: parts.getState,
    subscribe: (listener) =>
      parts.subscribe(() => {
        if (!unmounted) callHost(() => listener(parts.getState()));
      }),
    on: (event, listener) => parts.emitter.on(event, listener),
    update(patch) {
      if (!unmounted) parts.update(patch);
    },
    refresh: () => (unmounted ? Promise.resolve() : parts.refresh()),
    unmount() {
      if (unmounted) return;
      unmounted = true;
      stopWatching();
      settle();
      parts.dispose();
      parts.emitter.clear();
    },
  };
}
