import { eventLog } from './event-log.ts';
import type { Sdk } from './event-names.ts';
import { mountedStates } from './mounted-states.ts';

/** The parts of a mounted SDK's handle that the developer panel uses. */
interface WatchedHandle<Name extends string> {
  readonly status: string;
  getState(): object;
  on(name: Name, listener: (detail: unknown) => void): unknown;
}

/** Shows the events and the state of a mounted SDK in the developer panel. */
export function watchHandle<Name extends string>(
  sdk: Sdk,
  names: readonly Name[],
  handle: WatchedHandle<Name>,
): void {
  for (const name of names) handle.on(name, (detail) => eventLog.hear(sdk, name, detail));
  mountedStates.add(sdk, () => (handle.status === 'unmounted' ? undefined : handle.getState()));
}
