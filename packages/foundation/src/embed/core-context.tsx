import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Emitter } from './emitter.ts';

/** What the components of an SDK stand on: a store with a public side, in one life. */
export interface SdkCore<Store, State, Events> {
  readonly store: { getState(): Store; subscribe(listener: () => void): () => void };
  readonly emitter: Emitter<Events>;
  /** What the host sees of the store. */
  readonly getState: () => State;
  /** Calls back when anything has changed; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes part in its life; the first to do so begins it. Returns how to leave; the last one out ends it. */
  readonly retain: () => () => void;
}

interface ScopeProps<Core> {
  readonly core: Core;
  readonly children: ReactNode;
}

/** Makes the context of an SDK's components and its hooks; `provider` is the component that they have to be inside. */
export function createCoreContext<Store, State, Events, Core extends SdkCore<Store, State, Events>>(
  provider: string,
) {
  const CoreContext = createContext<Core | undefined>(undefined);

  /** The core that a component is part of. */
  function useCore(): Core {
    const core = useContext(CoreContext);
    if (!core) throw new Error(`Grocer: this component has to be inside <${provider}>.`);
    return core;
  }

  /** Makes a core usable by everything below, and keeps it alive while it is in the page. */
  function Scope({ core, children }: ScopeProps<Core>): ReactNode {
    const { retain } = core;
    useEffect(() => retain(), [retain]);
    return <CoreContext.Provider value={core}>{children}</CoreContext.Provider>;
  }

  return {
    Scope,
    useCore,
    /** Reads from the store; renders again when what was read changes. */
    useCoreStore<Selected>(select: (state: Store) => Selected): Selected {
      const { store } = useCore();
      const read = (): Selected => select(store.getState());
      return useSyncExternalStore(store.subscribe, read, read);
    },
    /** What can be done; actions never change, so reading them renders nothing again. */
    useActions: (): Store => useCore().store.getState(),
    /** Reads what the host sees. The function should return a part of it, not something new each time. */
    usePublicState<Selected>(select: (state: State) => Selected): Selected {
      const { subscribe, getState } = useCore();
      const read = (): Selected => select(getState());
      return useSyncExternalStore(subscribe, read, read);
    },
    /** Listens to an event for as long as the component is in the page. */
    useEvent<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): void {
      const { emitter } = useCore();
      useEffect(() => emitter.on(name, listener), [emitter, name, listener]);
    },
  };
}
