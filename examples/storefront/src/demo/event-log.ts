import { useSyncExternalStore } from 'react';
import type { Sdk } from './event-names.ts';
import { shownPayload } from './shown-payload.ts';

/** An event that the host has received. */
export interface Heard {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly sdk: Sdk;
  readonly name: string;
  readonly payload: string;
}

/** Maximum number of events kept. */
const MOST = 100;

/** Creates the log of the events that the SDKs of a page have emitted, the latest first. */
function createEventLog() {
  let heard: readonly Heard[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const show = (next: readonly Heard[]): void => {
    heard = next;
    for (const listener of listeners) listener();
  };
  return {
    hear(sdk: Sdk, name: string, detail: unknown): void {
      last += 1;
      const one = { id: last, at: Date.now(), sdk, name, payload: shownPayload(detail) };
      show([one, ...heard].slice(0, MOST));
    },
    clear: (): void => show([]),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    all: (): readonly Heard[] => heard,
  };
}

/** The log of this page, shared by all mounts. */
export const eventLog: ReturnType<typeof createEventLog> = createEventLog();

/** Records the events of a mounted SDK for the developer panel. */
export function watchHandle<Name extends string>(
  sdk: Sdk,
  names: readonly Name[],
  on: (name: Name, listener: (detail: unknown) => void) => unknown,
): void {
  for (const name of names) on(name, (detail) => eventLog.hear(sdk, name, detail));
}

export const useHeard = (): readonly Heard[] => useSyncExternalStore(eventLog.subscribe, eventLog.all);
