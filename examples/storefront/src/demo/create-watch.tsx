import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { eventLog } from './event-log.ts';
import type { Sdk } from './event-names.ts';
import { mountedStates } from './mounted-states.ts';

/** The hooks of an SDK that the developer panel uses. */
interface SdkHooks<Name extends string, State extends object> {
  readonly useEvent: (name: Name, listener: (detail: unknown) => void) => void;
  readonly useSdk: (select: (state: State) => State) => State;
}

/**
 * Creates a component that shows an SDK's events and state in the developer panel. Rendered inside the SDK's
 * provider.
 */
export function createWatch<Name extends string, State extends object>(
  sdk: Sdk,
  names: readonly Name[],
  { useEvent, useSdk }: SdkHooks<Name, State>,
): () => ReactNode {
  function Event({ name }: { readonly name: Name }): null {
    useEvent(
      name,
      useCallback((detail) => eventLog.hear(sdk, name, detail), [name]),
    );
    return null;
  }
  function Mounted(): null {
    const state = useSdk((whole) => whole);
    const latest = useRef(state);
    useEffect(() => {
      latest.current = state;
    }, [state]);
    useEffect(() => mountedStates.add(sdk, () => latest.current), []);
    return null;
  }
  return () => (
    <>
      <Mounted />
      {names.map((name) => (
        <Event key={name} name={name} />
      ))}
    </>
  );
}
