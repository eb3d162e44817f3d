import { callHost } from '../http/call-host.ts';
import type { Emitter } from './emitter.ts';

/** Where a mount stands. */
export type MountStatus = 'loading' | 'ready' | 'failed' | 'unmounted';

/** What `mount()` returns: how a host talks to what it has mounted. */
export interface Handle<Update, State, Events> {
  /** Where the mount stands now. */
  readonly status: MountStatus;
  /** Resolves when the first data has come or failed to; never rejects. */
  readonly ready: Promise<void>;
  /** Plain data without card numbers, PINs or tokens. */
  getState(): Readonly<State>;
  /** Calls back with the state after each change; returns how to stop. */
  subscribe(listener: (state: Readonly<State>) => void): () => void;
  /** Listens to something that happens; returns how to stop. */
  on<Name extends keyof Events>(event: Name, listener: (detail: Events[Name]) => void): () => void;
  /** Changes what may change. It never remounts, and what was typed stays. */
  update(patch: Update): void;
  /** Reads the data again; resolves when it has come or failed to, and never rejects. */
  refresh(): Promise<void>;
  /** Takes everything out of the page. May be called at any time, and twice. */
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

/** The handle that all SDKs return, over the parts of one of them. */
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
    subscribe: (listener) => parts.subscribe(() => callHost(() => listener(parts.getState()))),
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
