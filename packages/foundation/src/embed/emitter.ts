/** Tells a host what has happened. Listeners that throw harm nobody else. */
export interface Emitter<Events> {
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void;
  emit<Name extends keyof Events>(name: Name, detail: Events[Name]): void;
  clear(): void;
}

/** A typed emitter; `onListenerError` hears of a listener that threw. */
export function createEmitter<Events>(
  onListenerError: (thrown: unknown) => void = () => {},
): Emitter<Events> {
  type Listeners = { [Name in keyof Events]?: Set<(detail: Events[Name]) => void> };
  let listeners: Listeners = {};
  return {
    on(name, listener) {
      const set = (listeners[name] ??= new Set());
      set.add(listener);
      return () => set.delete(listener);
    },
    emit(name, detail) {
      // A copy: a listener may add or take off others.
      for (const listener of new Set(listeners[name])) {
        try {
          listener(detail);
        } catch (thrown) {
          onListenerError(thrown);
        }
      }
    },
    clear: () => (listeners = {}),
  };
}
