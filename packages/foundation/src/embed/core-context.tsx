import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Emitter } from './emitter.ts';

/** The core of an SDK, used by its components: a store with a public state, and its lifetime. */
export interface SdkCore<Store, State, Events> {
  readonly store: { getState(): Store; subscribe(listener: () => void): () => void };
  readonly emitter: Emitter<Events>;
  /** Returns the public state. */
  readonly getState: () => State;
  /** Subscribes to changes; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Acquires the core; the first holder starts it. Returns its release; the last release ends the core. */
  readonly retain: () => () => void;
}

interface ScopeProps<Core> {
  readonly core: Core;
  readonly children: ReactNode;
}

/** Creates the context and hooks of an SDK's components; `provider` is the component required above them. */
export function createCoreContext<Store, State, Events, Core extends SdkCore<Store, State, Events>>(
  provider: string,
) {
  const CoreContext = createContext<Core | undefined>(undefined);

  /** Returns the core from the context. */
  function useCore(): Core {
    const core = useContext(CoreContext);
    if (!core) throw new Error(`Grocer: this component must be inside <${provider}>.`);
    return core;
  }

  /** Provides a core to its children. */
  const Scope = ({ core, children }: ScopeProps<Core>): ReactNode => (
    <CoreContext.Provider value={core}>{children}</CoreContext.Provider>
  );

  return {
    Scope,
    useCore,
    /** Selects a value from the store; renders again when the value changes. */
    useCoreStore<Selected>(select: (state: Store) => Selected): Selected {
      const { store } = useCore();
      const read = (): Selected => select(store.getState());
      return useSyncExternalStore(store.subscribe, read, read);
    },
    /** Returns the store's actions. Actions never change, so this causes no renders. */
    useActions: (): Store => useCore().store.getState(),
    /** Selects a value from the public state. `select` should return a part of it, never a new object. */
    usePublicState<Selected>(select: (state: State) => Selected): Selected {
      const { subscribe, getState } = useCore();
      const read = (): Selected => select(getState());
      return useSyncExternalStore(subscribe, read, read);
    },
    /** Listens to an event while the component is mounted. */
    useEvent<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): void {
      const { emitter } = useCore();
      useEffect(() => emitter.on(name, listener), [emitter, name, listener]);
    },
  };
}
