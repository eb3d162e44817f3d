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
  return {
    on(name, listener) {
      onListen?.(String(name));
      const set = (listeners[name] ??= new Set());
      set.add(listener);
      return () => set.delete(listener);
    },
    emit(name, detail) {
      // A copy: a listener may add or take off others.
      for (const listener of new Set(listeners[name])) callHost(() => listener(detail));
    },
    clear: () => (listeners = {}),
  };
}
