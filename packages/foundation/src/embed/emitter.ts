import { callHost } from '../http/call-host.ts';

/** Tells a host what has happened. A listener that throws harms nobody else, and the page's error tracking hears of it. */
export interface Emitter<Events> {
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
  clear(): void;
}

/** A typed emitter. `onListen` hears which events somebody wants to hear of. */
export function createEmitter<Events>(onListen?: (name: string) => void): Emitter<Events> {
  type Listeners = { [Name in keyof Events]?: Set<(detail: Events[Name]) => void> };
  let listeners: Listeners = {};
  // A name such as `toString` is a member of every object. A browser without `hasOwn` has to be told that it is too old.
  const own = <Name extends keyof Events>(name: Name): Listeners[Name] =>
    Reflect.ownKeys(listeners).some((key) => key === name) ? listeners[name] : undefined;
  return {
    on(name, listener) {
      onListen?.(String(name));
      const set = own(name) ?? new Set();
      listeners[name] = set.add(listener);
      return () => set.delete(listener);
    },
    emit(name, detail) {
      // A copy: a listener may add or take off others.
      for (const listener of new Set(own(name))) callHost(() => listener(detail));
    },
    clear: () => (listeners = {}),
  };
}
