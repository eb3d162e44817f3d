import { callHost } from '../http/call-host.ts';

/** Emits events to the host. A listener's exception is reported to the page and affects no other listener. */
export interface Emitter<Events> {
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
  clear(): void;
}

/** Creates a typed emitter. `onListen` is called with the name of each event that gets a listener. */
export function createEmitter<Events>(onListen?: (name: string) => void): Emitter<Events> {
  type Listeners = { [Name in keyof Events]?: Set<(detail: Events[Name]) => void> };
  let listeners: Listeners = {};
  // A plain lookup would find inherited members such as `toString`. `Object.hasOwn` is missing in browsers
  // that must still be told that they are too old.
  const own = <Name extends keyof Events>(name: Name): Listeners[Name] =>
    Reflect.ownKeys(listeners).some((key) => key === name) ? listeners[name] : undefined;
  return {
    on(name, listener) {
      onListen?.(String(name));
      const set = own(name) ?? new Set();
      // The same function may listen twice, each until its own end.
      const mine: typeof listener = (detail) => listener(detail);
      listeners[name] = set.add(mine);
      return () => set.delete(mine);
    },
    emit(name, detail) {
      // Iterates over a copy, because a listener may add or remove listeners.
      for (const listener of new Set(own(name))) callHost(() => listener(detail));
    },
    clear: () => (listeners = {}),
  };
}
