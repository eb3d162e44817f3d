import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { eventLog } from './event-log.ts';
import type { Sdk } from './event-names.ts';

/**
 * Creates a component that records an SDK's events for the developer panel. Rendered inside the SDK's
 * provider.
 */
export function createWatch<Name extends string>(
  sdk: Sdk,
  names: readonly Name[],
  useEvent: (name: Name, listener: (detail: unknown) => void) => void,
): () => ReactNode {
  function One({ name }: { readonly name: Name }): null {
    useEvent(
      name,
      useCallback((detail) => eventLog.hear(sdk, name, detail), [name]),
    );
    return null;
  }
  return () => names.map((name) => <One key={name} name={name} />);
}
