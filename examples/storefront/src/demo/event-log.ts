import { useSyncExternalStore } from 'react';
import type { Sdk } from './event-names.ts';
import { shownPayload } from './shown-payload.ts';
import type { SentRequest } from './watch-requests.ts';

/** An event of an SDK or of the shop itself. */
interface HeardEvent {
  readonly source: Sdk | 'shop';
  readonly name: string;
  readonly payload: string;
}

/** A request of the page. */
interface HeardRequest {
  readonly source: 'http';
  readonly sent: SentRequest;
}

/** An entry of the log. `at` is in epoch ms. */
export type Heard = { readonly id: number; readonly at: number } & (HeardEvent | HeardRequest);

/** Maximum number of entries kept. */
const MOST = 500;

/** Creates the log of what happens on a page, the latest first. */
export function createEventLog() {
  let heard: readonly Heard[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const show = (next: readonly Heard[]): void => {
    heard = next;
    for (const listener of listeners) listener();
  };
  function note(entry: HeardEvent | HeardRequest): void {
    last += 1;
    show([{ ...entry, id: last, at: Date.now() }, ...heard.slice(0, MOST - 1)]);
  }
  return {
    hear: (source: Sdk | 'shop', name: string, detail: unknown): void =>
      note({ source, name, payload: shownPayload(detail) }),
    hearRequest: (sent: SentRequest): void => note({ source: 'http', sent }),
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

export const useHeard = (): readonly Heard[] => useSyncExternalStore(eventLog.subscribe, eventLog.all);
